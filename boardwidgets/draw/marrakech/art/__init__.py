"""The sprites of Marrakech: what each thing looks like, wherever it lies or stands."""
