import { existsSync, globSync } from "node:fs";
import type { Messages } from "@lagom/shared/i18n/strings";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";
import { compareMessages } from "./compare-messages.ts";

const read = async (path: string) => ((await import(`${root}/${path}`)) as { messages: Messages }).messages;

const english = globSync("{shell/src,mf-*/src,server/src,shared}/messages/{en.ts,en/**/*.ts}", {
  cwd: root,
});

test.for(LANGUAGES.map(({ code }) => code))("every message is written in %s", async (language) => {
  expect(english.length).toBeGreaterThan(0);
  const problems = await Promise.all(
    english.map(async (path) => {
      const translated = path.replace("messages/en", `messages/${language}`);
      if (!existsSync(`${root}/${translated}`)) return [`${translated} is missing`];
      return compareMessages(await read(path), await read(translated), language).map(
        (problem) => `${translated}: ${problem}`,
      );
    }),
  );
  expect(problems.flat()).toEqual([]);
});

test("the check finds what is missing, unknown, empty, asked for otherwise or not counted", () => {
  const source = {
    title: "News",
    by: "By {name}",
    days: "{days, plural, one {# day} other {# days}}",
    terms: "Read the <terms>terms</terms>.",
    group: { gone: "Gone", empty: "Full" },
  };
  const translated = {
    title: "Новости {name",
    by: "{author}",
    days: "{days, plural, one {# день} other {# дней}}",
    terms: "Прочтите условия.",
    group: { empty: " " },
    more: "Ещё",
  };
  expect(compareMessages(source, translated, "ru")).toEqual([
    "more: is not in English",
    expect.stringContaining("title: Error: Unexpected message end"),
    "by: takes author instead of name",
    "days: does not count days in the form few, many",
    "terms: has the tags none instead of </terms>; <terms>",
    "group.gone: is missing",
    "group.empty: is empty",
  ]);
});
