import { useLocation } from "@lagom/shared/router";
import { useEffect, useLayoutEffect } from "react";
import { linkedPage } from "./linked-page.ts";
import { takeNewest } from "./releases.ts";

/**
 * Takes the newest releases whenever a page is navigated to: before the router draws it where a link or the Back button
 * leads there, else as it is drawn. Where another shell is live, the page is loaded whole.
 */
export function TakeReleases(): null {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname !== firstPath && takeNewest()) location.reload();
  }, [pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // The browser itself then follows the link.
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
