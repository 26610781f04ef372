/** Height of the reading line, as a share of the screen. */
export const READING_LINE = 0.35;
/** The reading line may fall between two paragraphs; the next one is at most this far away. */
const NEAR_PX = [0, 24, 48, -24] as const;
/** A page scrolls by whole pixels of the screen. */
const ROUNDING_PX = 1;

/** A position in a text that is valid on every device and at every level. */
export interface TextPosition {
  paragraph: string;
  sentence: number;
}

/** Lays out the text up to a paragraph, because off-screen stretches only have an estimated height until they are drawn. */
export function layOutUpTo(container: HTMLElement, paragraph: HTMLElement): void {
  const all = stretchesIn(container);
  const stretches = all.slice(0, 1 + all.findIndex((stretch) => stretch.contains(paragraph)));
  for (const { style } of stretches) style.contentVisibility = "visible";
  // Once drawn, their heights are remembered.
  const release = () => {
    for (const { style } of stretches) style.contentVisibility = "";
  };
  requestAnimationFrame(() => requestAnimationFrame(release));
}

export const paragraphsIn = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>("[data-paragraph]"),
];

const stretchesIn = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>("[data-stretch]"),
];

/** The first paragraph that ends below the reading line. */
export function paragraphAtLine(container: HTMLElement): HTMLElement | undefined {
  const endsBelow = (element: HTMLElement) =>
    element.getBoundingClientRect().bottom >= innerHeight * READING_LINE;
  const stretch = stretchesIn(container).find(endsBelow);
  return stretch && paragraphsIn(stretch).find(endsBelow);
}

/** The paragraph and sentence at the reading line; null if something else is there. */
export function positionInView(container: HTMLElement): TextPosition | null {
  const { left, width } = container.getBoundingClientRect();
  for (const offset of NEAR_PX) {
    const y = innerHeight * READING_LINE + offset;
    const met = document.elementFromPoint(left + width / 2, y);
    const paragraph = met?.closest<HTMLElement>("[data-paragraph]");
    if (!paragraph || !container.contains(paragraph)) continue;
    return { paragraph: paragraph.dataset.paragraph ?? "", sentence: sentenceAt(paragraph, y) };
  }
  return null;
}

/**
 * The last sentence that begins at or above a height. Where scrolling to a sentence put its top at the reading line, this is the
 * same sentence again: one that ends on that line must not count, or each visit would lead further back.
 */
function sentenceAt(paragraph: HTMLElement, y: number): number {
  const sentences = [...paragraph.querySelectorAll(":scope > span:not([aria-hidden])")];
  const begun = sentences.filter((sentence) => sentence.getBoundingClientRect().top <= y + ROUNDING_PX);
  return Math.max(0, begun.length - 1);
}

/**
 * Scrolls a position to the reading line.
 * @returns false if the text has no such paragraph, or has not loaded it yet
 */
export function scrollToPosition(container: HTMLElement, position: TextPosition): boolean {
  const paragraph = paragraphsIn(container).find(({ dataset }) => dataset.paragraph === position.paragraph);
  if (!paragraph) return false;
  layOutUpTo(container, paragraph);
  const target = paragraph.children[position.sentence] ?? paragraph;
  scrollBy({ top: target.getBoundingClientRect().top - innerHeight * READING_LINE, behavior: "instant" });
  return true;
}
