/** What decides about the contrast of a text and its background, apart from where it stands. */
const CONTRAST = [
  "color",
  "background-color",
  "background-image",
  "opacity",
  "text-shadow",
  "text-decoration-line",
  "mix-blend-mode",
  "filter",
];

/** Sizes from which WCAG asks for less contrast, in px: of any text, and of bold text. */
const LARGE = 24;
const LARGE_BOLD = 18.66;

/** Elements that can show text: the shapes of pictures cannot, and there are many of them. */
const WITH_TEXT = "body, body :not(circle, ellipse, line, path, polygon, polyline, rect)";

/** How each element of the page looks, as far as contrast goes: its colours, whether its text is large, whether it is seen. */
export type Looks = Map<Element, string>;

/** Reads how the elements of the page look now. */
export function looksNow(): Looks {
  return new Map([...document.querySelectorAll(WITH_TEXT)].map((element) => [element, lookOf(element)]));
}

function lookOf(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  const seen =
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width * height > 1;
  return [seen, ...[null, "::before", "::after"].map((pseudo) => lookOfBox(element, pseudo))].join();
}

function lookOfBox(element: Element, pseudo: string | null): string {
  const style = getComputedStyle(element, pseudo);
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(style.fontWeight) >= 700);
  return [isLarge, ...CONTRAST.map((property) => style.getPropertyValue(property))].join();
}

/** The elements that look different than before, or were not there; not those within another one of them. */
export function changedSince(before: Looks): Element[] {
  const changed = [...looksNow()].filter(([element, look]) => before.get(element) !== look);
  const all = new Set(changed.map(([element]) => element));
  return [...all].filter((element) => !hasAncestorIn(element, all));
}

function hasAncestorIn(element: Element, all: ReadonlySet<Element>): boolean {
  for (let above = element.parentElement; above; above = above.parentElement) if (all.has(above)) return true;
  return false;
}
