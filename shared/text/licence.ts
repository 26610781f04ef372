const CREATIVE_COMMONS = /^CC (BY(?:-NC)?(?:-ND|-SA)?) (\d\.\d)$/;

/** The text of a Creative Commons licence, by its short name, as `CC BY 4.0`; null for any other. */
export function licenceUrl(name: string): string | null {
  if (name === "CC0 1.0") return "https://creativecommons.org/publicdomain/zero/1.0/";
  const [, kind, version] = CREATIVE_COMMONS.exec(name) ?? [];
  return kind ? `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/` : null;
}
