import type { Paragraph, Text } from "@lagom/shared/contract/text";
import { readingTextSize } from "@lagom/shared/preferences/text-size";
import { isolateRuns } from "@lagom/shared/reading/isolate";
import { FEWEST_HEADINGS_LISTED, reading } from "@lagom/shared/reading/look";
import { isTitleRepeated } from "@lagom/shared/reading/title-repeated";

/** A stored value, where it is text: unknown texts select no style. */
const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/**
 * Draws the first part of a text where the reader's page will draw it, with the same measures, as plain text.
 * @param look of texts on this device, and `mirror` of the preferences, as they are stored
 */
export function drawText(
  slot: HTMLElement,
  text: Text,
  look: Record<string, unknown>,
  mirror: Record<string, unknown>,
): void {
  // A failed paragraph stands below a notice of the reader's.
  if (text.paragraphs.some(({ rewritten }) => !rewritten)) return;
  const page = element("section", reading.page, { width: textOf(look.width) });
  const body = element("div", reading.text, {
    spacing: textOf(look.spacing),
    readings: Array.isArray(look.readings) && look.readings.includes(text.lang) ? text.lang : undefined,
  });
  body.lang = text.lang;
  body.dir = text.dir;
  body.style.setProperty("--reading-size", `${readingTextSize(Number(mirror.text_size ?? 0)) / 16}rem`);
  const title = isTitleRepeated(text) ? reading.repeated : reading.heading;
  if (text.heading) body.append(block("h1", title, text.heading, text.dir));
  const headings = text.paragraphs.filter(({ heading }) => heading);
  if (headings.length >= FEWEST_HEADINGS_LISTED) body.append(element("div", reading.contents));
  body.append(
    ...text.paragraphs.map((paragraph) =>
      paragraph.heading
        ? block("h2", `${reading.section} ${reading.stretch}`, paragraph, text.dir)
        : block("p", `${reading.paragraph} ${reading.stretch}`, paragraph, text.dir),
    ),
  );
  page.append(element("div", reading.facts), body);
  slot.replaceChildren(page);
}

function block(
  tag: "h1" | "h2" | "p",
  name: string | undefined,
  { id, text }: Paragraph,
  dir: Text["dir"],
): HTMLElement {
  const drawn = element(tag, name, { paragraph: id });
  drawn.append(...(dir === "rtl" ? isolateRuns(text).map(isolate) : [text]));
  return drawn;
}

function isolate({ text, isolated }: ReturnType<typeof isolateRuns>[number]): string | HTMLElement {
  if (!isolated) return text;
  const drawn = document.createElement("bdi");
  drawn.textContent = text;
  return drawn;
}

function element(
  tag: string,
  className = "",
  data: Readonly<Record<string, string | undefined>> = {},
): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(data)) if (value !== undefined) made.dataset[name] = value;
  return made;
}
