import { preloadArea } from "@lagom/shared/area-part";
import { routeOf } from "./use-current-route.ts";

/** Preloads the page of a link that is hovered, focused or touched (design §3). */
export function preloadLinkedPages(): void {
  for (const event of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(event, preload, { passive: true });
}

function preload({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const route = routeOf(link.pathname);
  if (route?.area) preloadArea(route.area, route.page as never);
}
