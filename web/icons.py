"""Draws public/icons from public/icon.svg, with Chromium, whenever the picture changes: `python web/icons.py`."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
GROUND = "#123f35"
WHOLE, SAFE = 1.0, 0.86  # what a system may cut off a maskable icon is outside
ICONS = {
    "icon-192": (192, WHOLE),
    "icon-512": (512, WHOLE),
    "maskable-192": (192, SAFE),
    "maskable-512": (512, SAFE),
    "apple-180": (180, WHOLE),
}


def main() -> None:
    """Draw them all."""
    picture = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    chromium = os.environ.get("SOBREMESA_BROWSER") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}} body{{background:{GROUND}; display:grid; place-items:center; height:100vh}}"
                f" svg{{width:{share:.0%}; height:{share:.0%}}}</style>{picture}"
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
