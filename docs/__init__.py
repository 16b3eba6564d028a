"""The site: its pages, and the modules that draw from the code what the pages show."""
