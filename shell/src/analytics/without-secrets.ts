/** Attributes with text that people read or write; in a recording they are as private as the text itself. */
const WORDED = new Set(["title", "alt", "placeholder", "value", "content", "label", "srcdoc"]);

/** A URL without query and fragment, where mailed links carry tokens. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/, "");

/** The properties, with every URL in them shortened. */
export function cleanProperties<T>(properties: T): T {
  if (typeof properties === "string") {
    return (/^https?:\/\//.test(properties) ? withoutQuery(properties) : properties) as T;
  }
  if (Array.isArray(properties)) return properties.map(cleanProperties) as T;
  // Dates and their like stay what they are.
  if (Object.prototype.toString.call(properties) !== "[object Object]") return properties;
  const entries = Object.entries(properties as object).map(([name, value]) => [name, cleanProperties(value)]);
  return Object.fromEntries(entries) as T;
}

/** The value of an attribute as a recording may keep it: text is masked, URLs are shortened, the rest is needed for the looks. */
export function maskAttribute(name: string, value: string): string {
  if (WORDED.has(name) || name.startsWith("aria-")) return "*".repeat(Math.min(value.length, 40));
  if (name === "href" && value.startsWith("mailto:")) return "mailto:";
  return name === "href" || name === "src" ? withoutQuery(value) : value;
}

interface Recorded {
  data?: { href?: string; payload?: { href?: string } };
}

/** The parts of a recording, with the page's URLs shortened. */
export function cleanRecording(parts: readonly Recorded[]): Recorded[] {
  return parts.map((part) => {
    const { data } = part;
    if (typeof data?.href === "string") return { ...part, data: { ...data, href: withoutQuery(data.href) } };
    if (typeof data?.payload?.href !== "string") return part;
    return {
      ...part,
      data: { ...data, payload: { ...data.payload, href: withoutQuery(data.payload.href) } },
    };
  });
}
