/** The page of this site that a click would open in this tab, as path and query; null for any other click. */
export function linkedPage(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || elsewhere || link.target || link.origin !== location.origin) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage ? null : `${link.pathname}${link.search}${link.hash}`;
}
