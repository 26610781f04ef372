/** The share of the screen's height at which one reads. */
export const READING_LINE = 0.35;
/** Between two paragraphs the line meets neither; the next one is so near. */
const NEAR_PX = [0, 24, 48, -24] as const;

/** A spot of a text that means the same on every device and at every level. */
export interface TextPlace {
  paragraph: string;
  sentence: number;
}

/** Gives paragraphs their real heights at once: off screen they have a guessed one until they are drawn. */
export function drawNow(paragraphs: readonly HTMLElement[]): void {
  for (const { style } of paragraphs) style.contentVisibility = "visible";
  // Drawn once, their heights are remembered.
  const release = () => {
    for (const { style } of paragraphs) style.contentVisibility = "";
  };
  requestAnimationFrame(() => requestAnimationFrame(release));
}

export const paragraphsIn = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>("[data-paragraph]"),
];

/** The paragraph and sentence at the reading line; null when something else is there. */
export function placeInView(container: HTMLElement): TextPlace | null {
  const { left, width } = container.getBoundingClientRect();
  for (const offset of NEAR_PX) {
    const y = innerHeight * READING_LINE + offset;
    const met = document.elementFromPoint(left + width / 2, y);
    const paragraph = met?.closest<HTMLElement>("[data-paragraph]");
    if (!paragraph || !container.contains(paragraph)) continue;
    const passed = [...paragraph.children].filter((sentence) => sentence.getBoundingClientRect().bottom < y);
    const sentence = Math.min(passed.length, paragraph.children.length - 1);
    return { paragraph: paragraph.dataset.paragraph ?? "", sentence };
  }
  return null;
}

/**
 * Brings a place to the reading line.
 * @returns false when the text has no such paragraph, or not yet
 */
export function scrollToPlace(container: HTMLElement, place: TextPlace): boolean {
  const paragraphs = paragraphsIn(container);
  const index = paragraphs.findIndex(({ dataset }) => dataset.paragraph === place.paragraph);
  const paragraph = paragraphs[index];
  if (!paragraph) return false;
  drawNow(paragraphs.slice(0, index + 1));
  const target = paragraph.children[place.sentence] ?? paragraph;
  scrollBy({ top: target.getBoundingClientRect().top - innerHeight * READING_LINE, behavior: "instant" });
  return true;
}
