import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../testing/render.tsx";
import { Address, WithAddress } from "./address.tsx";

const SHORT = "reader-1b1a2c3d@example-mail.com";
const LONG = "anna.maria.konstantinopolis@example.com";

const CASES = [
  [
    "an address in a sentence",
    <WithAddress key="" text={`We have sent a mail to ${SHORT}. Open its link.`} address={SHORT} />,
    ["reader-1b1a2c3d@", "example-mail.com."],
  ],
  ["a long address", <Address key="" of={LONG} />, ["anna.", "konstantinopolis@", "example.com"]],
  ["a sentence before the address is known", <WithAddress key="" text="By e-mail to " address="" />, []],
] as const;

test.for(CASES)("%s breaks after @, or at dots if it is long", async ([, text, whole]) => {
  await render(<p data-testid="text">{text}</p>);
  const paragraph = page.getByTestId("text");
  await expect.element(paragraph).toBeVisible();
  const element = paragraph.element() as HTMLElement;
  for (let rem = 10; rem <= 24; rem += 0.5) {
    element.style.inlineSize = `${rem}rem`;
    for (const part of whole) expect(linesOf(element, part), `${part} at ${rem}rem`).toBe(1);
    expect(element.scrollWidth).toBe(element.clientWidth);
  }
});

/** On how many lines a part of an element's text stands. */
function linesOf(element: HTMLElement, part: string): number {
  const range = new Range();
  const start = element.textContent.indexOf(part);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? "";
    if (at <= start && start < at + length) range.setStart(node, start - at);
    if (at < start + part.length && start + part.length <= at + length)
      range.setEnd(node, start + part.length - at);
    at += length;
  }
  return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size;
}
