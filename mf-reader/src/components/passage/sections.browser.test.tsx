import type { Text } from "@lagom/shared/contract/text";
import { expectAccessible, PHONE } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ReaderPage } from "../../pages/reader-page.tsx";
import { sectionsOf } from "../../testing/answers.ts";
import { giveVoices } from "../../testing/voices.ts";
import { Passage } from "./passage.tsx";

/** Tall enough for each section to reach the top of the screen. */
const long = (sentence: string) => Array.from({ length: 20 }, () => sentence);

const SWEDISH = sectionsOf("Om havet", ["Havet är djupt."], {
  "Under ytan": long("Där är det mörkt och tyst."),
  "På botten": long("Ingen vet vad som bor där."),
  "Mot land": long("Vågorna bryts mot klipporna."),
});
const ARABIC: Text = {
  ...sectionsOf("عن البحر", ["البحر عميق."], {
    "تحت السطح": long("هناك ظلام وصمت."),
    "في سنة 1681": long("لا أحد يعرف ما يعيش هناك."),
  }),
  language: "العربية",
  lang: "ar",
  dir: "rtl",
};

const passage = page.getByRole("group", { name: /^Text: / });
const contents = page.getByRole("navigation", { name: "Contents" });
const summary = contents.getByText("Contents");
const sheet = page.getByRole("dialog");
const heading = (name: string) => passage.getByRole("heading", { level: 2, name });

beforeEach(async () => {
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/user-words/check/{word}", { saved: false, id: null, status: null, translated_word: null });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("GET /api/ux-flags", {
    select_to_translate_tutorial: { version: 1000, shown_at: "2026-01-01T00:00:00Z" },
  });
  answer("POST /api/user/activities", { id: 1 });
  answer("PUT /api/user/reading-positions/{id}", ({ body }) => body);
  await page.viewport(1280, 800);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function read(text: Text): Promise<void> {
  answer("GET /api/article_rewrite", text);
  await render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language: text.language } });
  await expect.element(passage).toMatchTextContent(text.title);
}

/** Where the visible text begins, and where the words of a heading stand. */
function places(name: string): { bar: number; words: number } {
  const bar = document.querySelector("[data-reading-bar]")?.getBoundingClientRect().bottom ?? 0;
  const words = heading(name).element().firstElementChild?.getBoundingClientRect().top ?? 0;
  return { bar, words };
}

/** Waits until a heading stands at the top of the visible text. */
const expectAtTop = (name: string) =>
  expect
    .poll(() => {
      const { bar, words } = places(name);
      return words - bar;
    })
    .toSatisfy((below: number) => below >= 0 && below < 60, "just below the bar");

test("the headings of sections are headings below the title", async () => {
  await read(SWEDISH);
  await expect.element(passage.getByRole("heading", { level: 1, name: "Om havet" })).toBeVisible();
  const levels = passage
    .getByRole("heading")
    .elements()
    .map((element) => element.outerHTML.slice(0, 3));
  expect(levels).toEqual(["<h1", "<h2", "<h2", "<h2"]);
  await expectAccessible();
});

test("below a title of the second level they are of the third", async () => {
  const within = (
    <>
      <h1>Reading</h1>
      <Passage of={{ text: SWEDISH }} language="svenska" level="A2" />
    </>
  );
  await render(inMain(within), { at: "/try", preferences: { target_language: "svenska" } });
  await expect.element(passage.getByRole("heading", { level: 3, name: "Under ytan" })).toBeVisible();
  await expect.element(passage.getByRole("heading", { level: 2, name: "Om havet" })).toBeVisible();
});

test("the words of a heading are looked up, and T translates it as a whole", async () => {
  await read(SWEDISH);
  await heading("Under ytan")
    .getByText("Under ytan")
    .click({ position: { x: 8, y: 12 } });
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Under");
  await userEvent.keyboard("{Escape}");
  await expect.element(passage).toHaveFocus();
  await userEvent.keyboard("t");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Under ytan");
  await expect.element(sheet).toMatchTextContent("(Under ytan)");
});

test("the arrows go through a heading like through any sentence", async () => {
  await read(SWEDISH);
  await tabTo(passage);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Under");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Där");
});

test("keys open the contents and go to a section, from whose heading the arrows go on", async () => {
  await read(SWEDISH);
  await expect.element(contents.getByRole("button", { name: "Mot land" })).not.toBeInTheDocument();
  await tabTo(summary);
  await userEvent.keyboard("{Enter}");
  const names = contents
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Under ytan", "På botten", "Mot land"]);
  await expectAccessible();
  await tabTo(contents.getByRole("button", { name: "På botten" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(passage).toHaveFocus();
  await expectAtTop("På botten");
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("På botten");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Ingen");
});

test("on a phone, a touched entry leads to its section and says so, without making it the current phrase", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await read(SWEDISH);
  await summary.click();
  await contents.getByRole("button", { name: "Mot land" }).click();
  await expectAtTop("Mot land");
  await expect.element(passage).toHaveFocus();
  await expect.element(passage).not.toHaveAttribute("data-current");
  await expect.poll(() => document.querySelector("[aria-live]")?.textContent).toBe("Mot land");
});

test("a text with one heading has no contents", async () => {
  await read(sectionsOf("Om havet", ["Havet är djupt."], { "Under ytan": ["Där är det mörkt."] }));
  await expect.element(heading("Under ytan")).toBeVisible();
  await expect.element(contents).not.toBeInTheDocument();
});

test("headings, contents and lookups run from right to left where the text does", async () => {
  await read({ ...ARABIC, entries: ARABIC.entries.map((entry) => ({ ...entry, pos: "noun" })) });
  await press(passage, "{ArrowLeft}");
  await userEvent.keyboard("{Enter}");
  const meaning = sheet.getByText("(البحر)", { exact: true });
  await expect.element(meaning).toBeVisible();
  const [word, ...under] = [sheet.getByRole("heading"), meaning, sheet.getByText("noun")].map((one) => {
    const letters = document.createRange();
    letters.selectNodeContents(one.element());
    return Math.round(letters.getBoundingClientRect().right);
  });
  expect(under).toEqual([word, word]);
  await press(sheet.getByText("Wrong word?"), "{Enter}");
  await press(sheet.getByRole("button", { name: "Split it" }), "{Enter}");
  const [asked, where] = ["Wrong word?", "Where does a new word begin?"].map((text) =>
    sheet.getByText(text).element().getBoundingClientRect(),
  );
  expect(where?.left).toBeCloseTo(asked?.left ?? 0, 0);
  await userEvent.keyboard("{Escape}");
  const section = heading("في سنة 1681").element();
  expect(getComputedStyle(section).direction).toBe("rtl");
  expect(section.closest("[lang]")).toHaveAttribute("lang", "ar");
  expect([...section.querySelectorAll("bdi")].map(({ textContent }) => textContent)).toEqual(["1681"]);
  await summary.click();
  const entry = contents.getByRole("button", { name: "في سنة 1681" });
  const [box, label] = [entry, summary].map((one) => one.element().getBoundingClientRect());
  const column = passage.element().getBoundingClientRect();
  expect(column.right - (label?.right ?? 0)).toBeLessThan(60);
  expect(getComputedStyle(entry.element()).textAlign).toBe("start");
  expect(box?.right).toBeCloseTo(column.right, 0);
  await expectAccessible();
  await entry.click();
  await expectAtTop("في سنة 1681");
});

/** Lets the page draw what has changed. */
const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

test("read aloud, a heading is followed by a pause, a sentence is not", async () => {
  const voice = giveVoices("sv-SE");
  await read(sectionsOf("Om havet", ["Havet är djupt."], { "Under ytan": ["Där är det mörkt."] }));
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect.poll(voice.texts).toEqual(["Om havet"]);
  const { backgroundSize, lineHeight } = getComputedStyle(
    passage.getByRole("heading", { level: 1 }).element().querySelector("[data-spoken]") ?? document.body,
  );
  expect(Number.parseFloat(backgroundSize.split(" ")[1] ?? ""), "no line covers another").toBeLessThan(
    Number.parseFloat(lineHeight),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const afterPause = async (last: string) => {
    voice.end();
    vi.advanceTimersByTime(500);
    await frames();
    expect(voice.texts().at(-1)).not.toBe(last);
    vi.advanceTimersByTime(500);
    await expect.poll(() => voice.texts().at(-1)).toBe(last);
  };
  await afterPause("Havet är djupt.");
  voice.end();
  await expect.poll(() => voice.texts().at(-1)).toBe("Under ytan");
  await afterPause("Där är det mörkt.");
});
