import { useLocation } from "@lagom/shared/router";
import { useEffect, useLayoutEffect } from "react";
import { linkedPage } from "./linked-page.ts";
import { takeNewest } from "./releases.ts";

/**
 * Switches to the newest releases at each navigation: for links and the Back button before the router draws the page, otherwise
 * while it is drawn. If another shell is live, the page is reloaded.
 */
export function TakeReleases(): null {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname !== firstPath && takeNewest()) location.reload();
  }, [pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // Leave the link to the browser.
      if (linkedPage(event) && takeNewest()) event.stopPropagation();
    };
    const onBack = () => {
      if (takeNewest()) location.reload();
    };
    document.addEventListener("click", onClick, { capture: true });
    addEventListener("popstate", onBack, { capture: true });
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      removeEventListener("popstate", onBack, { capture: true });
    };
  }, []);
  return null;
}

const firstPath = location.pathname;
