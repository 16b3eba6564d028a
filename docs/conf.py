"""How Sphinx builds the site: `python -m sphinx -W -c docs . build/site`, in the project's folder.

The project's folder is the source, so that every page is where it belongs: the notebooks in
`notebooks/`, the page for translators in `languages/`. What is drawn from the code is drawn by
`docs/directives.py` each time the site is built.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import boardwidgets  # noqa: E402 - this clone's, whatever else is installed
from docs.addresses import addresses, footer_links  # noqa: E402 - likewise

project = "boardwidgets"
author = "the boardwidgets contributors"
copyright = f"{author}, BSD 3-Clause License"  # noqa: A001 - Sphinx calls it so
version = release = boardwidgets.__version__

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "docs.directives",
    "docs.kept_pictures",
]
root_doc = "docs/index"
include_patterns = [
    "docs/**.md",
    "notebooks/**.ipynb",
    "languages/README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
]

# The lessons are shown as they are kept. A picture of a widget needs no script.
nb_execution_mode = "off"
nb_ipywidgets_js: dict[str, dict[str, str]] = {}
# A dollar sign is a dollar sign: there are no formulas, and no script is fetched to set them.
myst_enable_extensions: set[str] = set()
myst_heading_anchors = 3

# In docstrings a word between single backticks is code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
maximum_signature_line_length = 88
# Each page holds the list of all pages and sections: a thousand names would make it heavy.
toc_object_entries = False

html_theme = "furo"
html_title = f"{project} {release}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_extra_path = ["root"]
html_copy_source = False
html_show_sphinx = False
html_baseurl = addresses(ROOT).get("Documentation", "")
html_theme_options = {"footer_icons": footer_links(addresses(ROOT))}
