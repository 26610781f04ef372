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
  [
    "a sentence with two addresses, one of them twice",
    <WithAddress
      key=""
      text={`Mails went to ${SHORT} and ${LONG}. Until then you are ${SHORT}.`}
      address={[LONG, SHORT]}
    />,
    ["reader-1b1a2c3d@", "example-mail.com", "konstantinopolis@", "example-mail.com."],
  ],
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

test("in a text from right to left an address runs from left to right, also where it begins with digits", async () => {
  const address = "1.anna@example.com";
  await render(
    <p dir="rtl" data-testid="text">
      <WithAddress text={`أرسلنا بريدًا إلى ${address} الآن، ${address}`} address={address} />
    </p>,
  );
  const paragraph = page.getByTestId("text");
  await expect.element(paragraph).toBeVisible();
  const drawn = [...paragraph.element().querySelectorAll("bdi")];
  expect(drawn.map(({ textContent }) => textContent)).toEqual([address, address]);
  for (const one of drawn) {
    const lefts = [...letters(one)].map((range) => range.getBoundingClientRect().left);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  }
});

/** Each letter of an element's text. */
function* letters(element: Element): Generator<Range> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < (node.textContent ?? "").length; at += 1) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      yield range;
    }
}

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
