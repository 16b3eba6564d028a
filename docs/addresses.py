"""Where the project is found: `[project.urls]` in `pyproject.toml`, written only there."""

import tomllib
from html import escape
from pathlib import Path


def addresses(root: Path) -> dict[str, str]:
    """The project's addresses by their names, such as `Source`; none before it has any."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    urls: dict[str, str] = project.get("urls", {})
    return urls


def footer_links(urls: dict[str, str]) -> list[dict[str, str]]:
    """The addresses as the theme wants the links at the foot of each page.

    >>> footer_links({"Source": "https://git.example/boards"})[0]["url"]
    'https://git.example/boards'
    >>> footer_links({})
    []
    """
    return [
        {"name": name, "url": url, "html": escape(name), "class": "address"}
        for name, url in urls.items()
    ]
