import { preloadArea } from "@lagom/shared/area-part";
import { loadOwnPage } from "../own-pages.ts";
import { routeOf } from "./use-current-route.ts";

/** Preloads the page of this address, and from then on that of a link that is hovered, focused or touched (design §3). */
export function preloadPages(): void {
  preload(location.pathname);
  for (const event of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(event, preloadLinked, { passive: true });
}

function preloadLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (link instanceof HTMLAnchorElement && link.origin === location.origin) preload(link.pathname);
}

/** A failure shows when the page is drawn. */
function preload(pathname: string): void {
  const route = routeOf(pathname);
  if (route?.area) preloadArea(route.area, route.page as never);
  else if (route) loadOwnPage(route.page).catch(() => {});
  for (const { area, page } of route?.parts ?? []) preloadArea(area, page as never);
}
