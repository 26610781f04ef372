import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { laterMessages } from "../i18n/later-messages.ts";
import type { Messages, Strings } from "../i18n/strings.ts";
import { compileMessages, MESSAGE_FILE, messageScripts, nameLater, TRANSLATED } from "./compile-messages.ts";

const folder = mkdtempSync(join(tmpdir(), "lagom-messages-"));
afterAll(() => rmSync(folder, { recursive: true }));

const documentElement = { lang: "en" };
vi.stubGlobal("self", globalThis);
vi.stubGlobal("document", { documentElement });
vi.stubEnv("LAGOM_RELEASE_NAME", "books_7f3a9c1be204");

beforeEach(() => speak("en"));

/** Gives the document another language. */
function speak(language: string): void {
  documentElement.lang = language;
}

/** Writes a file of messages. @returns its path */
function write(path: string, messages: Messages): string {
  const file = join(folder, "messages", path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `export const messages = ${JSON.stringify(messages)};`);
  return file;
}

const firstScript = async (...given: Parameters<typeof messageScripts>) =>
  (await messageScripts(...given)).first;

/** What a compiled file of English messages exports. */
async function compiled(file: string) {
  const source = (await compileMessages(file)).replaceAll(
    /@lagom\/shared\/i18n\/(\w+)"/g,
    `${import.meta.dirname}/../i18n/$1.ts"`,
  );
  const output = file.replace(".ts", ".compiled.ts");
  writeFileSync(output, source);
  return (await import(output)).messages;
}

const DAYS = "{days, plural, =0 {No streak yet} one {# day in a row} other {# days in a row}}";

test("messages without arguments stay text, others become functions of theirs, with the numbers of their language", async () => {
  const messages = { hello: "Hello", feed: { days: DAYS, by: "“{title}” by {author}" } } as const;
  const strings: Strings<typeof messages> = await compiled(write("en.ts", messages));
  expect(strings.hello).toBe("Hello");
  expect([0, 1, 1234].map((days) => strings.feed.days({ days }))).toEqual([
    "No streak yet",
    "1 day in a row",
    "1,234 days in a row",
  ]);
  expect(strings.feed.by({ title: "Emma", author: "Jane Austen" })).toBe("“Emma” by Jane Austen");
});

test("strings follow the language of the document, with its plurals; where a release has no messages in it they are English", async () => {
  const english = write("en/words.ts", {
    hello: "Hello",
    words: "{n, plural, one {# word} other {# words}}",
  });
  write("pl/words.ts", {
    hello: "Cześć",
    words: "{n, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}",
  });
  const shown = await compiled(english);
  speak("pl");
  expect(shown.hello).toBe("Hello"); // not there yet
  runInThisContext(await firstScript("books_7f3a9c1be204", "pl", [english]));
  expect(shown.hello).toBe("Cześć");
  expect([1, 3, 5, 22].map((n) => shown.words({ n }))).toEqual(["1 słowo", "3 słowa", "5 słów", "22 słowa"]);
  speak("de");
  expect([shown.hello, shown.words({ n: 2 })]).toEqual(["Hello", "2 words"]);
});

test("a message or group that a language lacks is English", async () => {
  const english = write("en/half.ts", {
    hello: "Hello",
    feed: { more: "More", less: "Less" },
    none: { text: "None" },
  });
  write("de/half.ts", { hello: "Hallo", feed: { more: "Mehr" } });
  runInThisContext(await firstScript("books_7f3a9c1be204", "de", [english]));
  const shown = await compiled(english);
  speak("de");
  expect([shown.hello, shown.feed, shown.none]).toEqual([
    "Hallo",
    { more: "Mehr", less: "Less" },
    { text: "None" },
  ]);
});

test("another release's messages are not taken", async () => {
  const english = write("en/area.ts", { hello: "Hello" });
  write("de/area.ts", { hello: "Hallo" });
  runInThisContext(await firstScript("books_000000000000", "de", [english]));
  const shown = await compiled(english);
  speak("de");
  expect(shown.hello).toBe("Hello");
});

test("messages of what most visits never open come in scripts of their own, which the first names with their hashes", async () => {
  const [first, later] = [
    write("en/frame.ts", { menu: "Menu" }),
    write("en/later/terms.ts", { title: "Terms" }),
  ];
  write("sv/frame.ts", { menu: "Meny" });
  write("sv/later/terms.ts", { title: "Villkor" });
  const scripts = await messageScripts("books_7f3a9c1be204", "sv", [first, later]);
  const src = "http://localhost/releases/books/7f3a9c1be204/messages/sv.js";
  vi.stubGlobal("document", { documentElement, currentScript: { src } });
  runInThisContext(scripts.first + nameLater("books_7f3a9c1be204", "sv", scripts.later));
  const [frame, terms] = [await compiled(first), await compiled(later)];
  speak("sv");
  expect([frame.menu, terms.title]).toEqual(["Meny", "Terms"]);
  const load = vi.fn<(release: string | undefined, file: string) => Promise<void>>();
  vi.stubGlobal("lagomLoadMessages", load);
  await laterMessages("terms");
  expect(load).toHaveBeenCalledWith("books_7f3a9c1be204", "terms");
  expect(globalThis.lagomLaterMessages).toEqual({
    "books_7f3a9c1be204 sv terms": {
      src: src.replace("sv.js", "sv.terms.js"),
      integrity: `sha384-${createHash("sha384")
        .update(scripts.later.terms ?? "")
        .digest("base64")}`,
    },
  });
  runInThisContext(scripts.later.terms ?? "");
  expect(terms.title).toBe("Villkor");
});

test("a message that is not ICU MessageFormat stops the build, in any language", async () => {
  const file = write("en.ts", { broken: "Hello {name" });
  await expect(compileMessages(file)).rejects.toThrow("Unexpected message end");
  write("de.ts", { broken: "Hallo {name" });
  await expect(firstScript("books_7f3a9c1be204", "de", [file])).rejects.toThrow("Unexpected message end");
});

test("messages of a package are compiled, too, where Node strips no types", async () => {
  const file = join(folder, "node_modules", "widgets", "messages", "en.ts");
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, 'export const messages = { next: "Next" } as const satisfies object;');
  expect(await compileMessages(file)).toContain('next: "Next"');
});

test("code imports English messages; 15 other languages come with a release", () => {
  expect(MESSAGE_FILE.test("/shell/src/messages/en/shell.ts")).toBe(true);
  expect(MESSAGE_FILE.test("/shell/src/messages/en/later/dialogs.ts")).toBe(true);
  expect(MESSAGE_FILE.test("/mf-books/src/messages/en.ts")).toBe(true);
  expect(MESSAGE_FILE.test("/mf-books/src/messages/de.ts")).toBe(false);
  expect(TRANSLATED).toHaveLength(15);
});
