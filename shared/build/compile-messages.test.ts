import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Strings } from "../i18n/strings.ts";
import { compileMessages } from "./compile-messages.ts";

const folder = mkdtempSync(join(tmpdir(), "lagom-messages-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a compiled file of messages exports. */
async function compiled(path: string, messages: object) {
  const file = join(folder, "messages", path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `export const messages = ${JSON.stringify(messages)};`);
  const source = (await compileMessages(file)).replaceAll(
    "@lagom/shared/i18n/",
    `${import.meta.dirname}/../i18n/`,
  );
  const output = file.replace(".ts", ".compiled.ts");
  writeFileSync(output, source.replaceAll(/i18n\/(\w+)"/g, 'i18n/$1.ts"'));
  return (await import(output)).messages;
}

const DAYS = "{days, plural, =0 {No streak yet} one {# day in a row} other {# days in a row}}";

test("messages without arguments stay text, others become functions of theirs, with the numbers of their language", async () => {
  const messages = { hello: "Hello", feed: { days: DAYS, by: "“{title}” by {author}" } } as const;
  const strings: Strings<typeof messages> = await compiled("en.ts", messages);
  expect(strings.hello).toBe("Hello");
  expect([0, 1, 1234].map((days) => strings.feed.days({ days }))).toEqual([
    "No streak yet",
    "1 day in a row",
    "1,234 days in a row",
  ]);
  expect(strings.feed.by({ title: "Emma", author: "Jane Austen" })).toBe("“Emma” by Jane Austen");
});

test("plurals follow the language that the file or its folder is named after", async () => {
  const messages = { words: "{n, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}" };
  for (const path of ["pl.ts", "pl/words.ts"]) {
    const { words } = await compiled(path, messages);
    expect(
      [1, 3, 5, 22].map((n) => words({ n })),
      path,
    ).toEqual(["1 słowo", "3 słowa", "5 słów", "22 słowa"]);
  }
});

test("a message that is not ICU MessageFormat stops the build", async () => {
  await expect(compiled("de.ts", { broken: "Hallo {name" })).rejects.toThrow("Unexpected message end");
});
