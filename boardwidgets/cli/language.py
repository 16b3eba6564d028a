"""The language of the reader's system, found in the environment as gettext finds it."""

import re
from collections.abc import Mapping
from typing import Final

from boardwidgets.core.messages import SOURCE_LANGUAGE, languages

VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that may hold the language of a system; the first that is set counts."""


def system_language(environment: Mapping[str, str]) -> str:
    """The first language that the system asks for and we have; English if we have none of them.

    `LANGUAGE` may ask for several, one after the other.

    >>> system_language({"LANG": "it_IT.UTF-8"}), system_language({"LANG": "C.UTF-8"})
    ('it', 'en')
    """
    asked = next((value for name in VARIABLES if (value := environment.get(name))), "")
    known = languages()
    for one in asked.split(":"):
        place = re.split("[.@]", one)[0]
        for code in (place, place.partition("_")[0]):
            if code in known:
                return code
    return SOURCE_LANGUAGE
