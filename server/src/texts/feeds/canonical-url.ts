/** Campaign parameters of URLs; the article is the same without them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|mc_[ce]id|ref|ns_\w+|at_\w+)$/i;

/** The address that identifies an article: without fragment, tracking parameters and other differences that do not matter. */
export function canonicalUrl(address: string): string {
  const url = new URL(address);
  url.hash = "";
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  url.pathname = url.pathname.replace(/(?<=[^/])\/+$/, "");
  return url.href;
}
