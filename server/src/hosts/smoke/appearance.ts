/** How the elements of a page look, by their place in the document. */
export type Appearance = Record<string, Looks | "current">;

/** The box, the text and the styles of an element. */
type Looks = Record<string, string>;

/**
 * How a page looks: the box, the text and the visible styles of each element that is seen. Runs in the page, so it uses nothing from
 * outside of it. The link to the current page is left out, which differs from page to page.
 * @param part the whole page, or only what the frame draws around a page
 */
export function appearanceOf(part: "page" | "frame"): Appearance {
  const STYLES = `
    display visibility opacity color background-color background-image background-position border-top border-right border-bottom
    border-left border-radius outline box-shadow font-family font-size font-weight font-style line-height letter-spacing
    text-transform text-decoration-line text-align text-shadow padding white-space filter backdrop-filter transform rotate scale
    translate clip-path mask-image mix-blend-mode z-index overflow cursor pointer-events user-select direction fill stroke zoom`;
  const styles = STYLES.trim().split(/\s+/);
  const found: Appearance = {};
  const body = document.body;
  scrollTo(0, 0);
  if (part === "page") for (const root of [document.documentElement, body]) note(root.localName, root);
  for (const child of body.children) if (part === "page" || child.querySelector("main")) walk("", child);
  return found;

  function walk(above: string, element: Element): void {
    if (/^(script|style|link|template|noscript)$/.test(element.localName)) return;
    if (part === "frame" && element.localName === "main") return;
    const alike = [...(element.parentElement?.children ?? [])].filter(
      ({ localName }) => localName === element.localName,
    );
    const place = element.localName + (alike.length > 1 ? `[${alike.indexOf(element) + 1}]` : "");
    const name = above ? `${above} > ${place}` : place;
    if (element.matches("[aria-current]")) {
      found[name] = "current";
      return;
    }
    // What is around the page is as high as it.
    if (part === "page" || !element.querySelector("main")) note(name, element);
    const { width, height } = element.getBoundingClientRect();
    const isForReadersOfScreens =
      width <= 1 && height <= 1 && getComputedStyle(element).overflow === "hidden";
    if (!isForReadersOfScreens) for (const child of element.children) walk(name, child);
  }

  function note(name: string, element: Element): void {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (width <= 1 || height <= 1 || style.visibility === "hidden") return;
    const box = [x, y, width, height].map((length) => Math.round(length)).join(" ");
    const text = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : "")).join("");
    // The document is as high as what it shows.
    const isRoot = element === body || element === document.documentElement;
    found[name] = { ...(isRoot ? {} : { box }), text: text.trim(), ...valuesOf(style) };
    for (const pseudo of ["::before", "::after"]) {
      const drawn = getComputedStyle(element, pseudo);
      if (!/^(none|normal)$/.test(drawn.content))
        found[name + pseudo] = { text: drawn.content, ...valuesOf(drawn) };
    }
  }

  function valuesOf(style: CSSStyleDeclaration): Looks {
    // Lines that are not drawn have a colour, too.
    const drawn = (property: string, value: string) =>
      /^(border|outline)/.test(property) && /\bnone\b/.test(value) ? "none" : value;
    return Object.fromEntries(
      styles.map((property) => [property, drawn(property, style.getPropertyValue(property))]),
    );
  }
}

/** How many properties of an element are told: of many, one is mostly the cause of the others. */
const MOST = 3;

/** In what a page looks different from before, one line for each element, the outermost first. Around a page, others may stand too. */
export function differences(before: Appearance, after: Appearance, part: "page" | "frame"): string[] {
  const names = new Set([...Object.keys(before), ...(part === "page" ? Object.keys(after) : [])]);
  return [...names].flatMap((name) => difference(name, before[name], after[name]));
}

function difference(
  name: string,
  before: Appearance[string] | undefined,
  after: Appearance[string] | undefined,
): string[] {
  if (before === "current" || after === "current") return [];
  if (!before) return [`${name} is new`];
  if (!after) return [`${name} is gone`];
  const changed = Object.keys(before)
    .filter((property) => before[property] !== after[property])
    .map((property) => `${property} ${before[property]} → ${after[property]}`);
  return changed.length === 0 ? [] : [`${name}: ${changed.slice(0, MOST).join(", ")}`];
}
