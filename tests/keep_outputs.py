"""Runs notebooks and keeps their outputs: `python -m tests.keep_outputs [NOTEBOOK ...]`.

Without names it takes all notebooks. Of a live widget only its picture and its words are kept:
a notebook that is opened again has no such widget, and JupyterLab would show an error in its place.
"""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
WIDGET = "application/vnd.jupyter.widget-view+json"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def keep_outputs(file: Path) -> None:
    """Run a notebook from top to bottom and write it with what its cells showed."""
    notebook = nbformat.read(file, as_version=4)
    notebook.metadata = nbformat.from_dict(
        {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    )
    NotebookClient(
        notebook,
        timeout=120,
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(file.parent)}},
    ).execute()
    notebook.metadata.language_info = {"name": "python"}  # without the version of this machine
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET, None)
            output.get("metadata", {}).pop("boardwidgets", None)
    nbformat.write(notebook, file)


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:] or sorted(map(str, NOTEBOOKS.rglob("[!.]*.ipynb")))):
        keep_outputs(path.absolute())
