import { preloadArea } from "@lagom/shared/area-part";
import { routeOf } from "./areas/route-of.ts";
import type { ShellPage } from "./areas/route-table.ts";
import { loadOwnPage } from "./own-pages.ts";

/** Preloads, from now on, the page of a link that is hovered, focused or touched. */
export function preloadLinkedPages(): void {
  for (const event of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(event, preloadLinked, { passive: true });
}

function preloadLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (link instanceof HTMLAnchorElement && link.origin === location.origin) void preloadPage(link.pathname);
}

/** Loads the code of an address. @returns when its page is there, or has failed: that shows when it is drawn */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  for (const { area, page } of route?.parts ?? []) void preloadArea(area as never, page as never);
  if (route?.area) await preloadArea(route.area as never, route.page as never);
  else if (route) await loadOwnPage(route.page as ShellPage).catch(() => {});
}
