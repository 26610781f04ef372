import { analytics } from "@lagom/shared/analytics/analytics";
import { useLocation } from "@lagom/shared/router";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useNavigationType } from "react-router-dom";
import { restore, scrollPositions } from "./use-scroll.ts";

/**
 * What happens once for each page that is shown: it begins at its top, or where Back and Forward left it, and it is reported as
 * seen. Keyed by the path, since a change of the query alone is the same page.
 */
export function PageShown() {
  const { key } = useLocation();
  const type = useNavigationType();
  const scroll = useEffectEvent(() => {
    if (type === "POP") return restore(scrollPositions.get(key) ?? 0);
    scrollTo(0, 0);
  });
  useLayoutEffect(() => scroll(), []);
  useEffect(() => analytics.track("$pageview", {}), []);
  return null;
}
