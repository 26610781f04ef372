import { analytics } from "@lagom/shared/analytics/analytics";
import { useLocation } from "@lagom/shared/router";
import { useEffect } from "react";

/** Notes each page that is shown; a change of the query alone is the same page. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => analytics.track("$pageview", {}), [pathname]);
}
