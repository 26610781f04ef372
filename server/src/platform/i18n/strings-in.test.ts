import { LANGUAGES } from "@lagom/shared/text/languages";
import { expect, it } from "vitest";
import { compileStrings } from "./compile-strings.ts";
import { stringsIn } from "./strings-in.ts";

const ENGLISH = {
  title: "Mails",
  group: {
    due: "{due, plural, one {# word is due} other {# words are due}}",
    sent: "Sent to {name}",
  },
} as const;

it("a message is counted by the rules of its language", () => {
  const due =
    "{due, plural, one {# слово ждёт} few {# слова ждут} many {# слов ждут} other {# слова ждёт}} повторения";
  const { group } = compileStrings("ru", ENGLISH, { group: { due } });
  expect([1, 3, 12, 21].map((count) => group.due({ due: count }))).toEqual([
    "1 слово ждёт повторения",
    "3 слова ждут повторения",
    "12 слов ждут повторения",
    "21 слово ждёт повторения",
  ]);
});

it("numbers are written as in their language", () => {
  const german = compileStrings("de", ENGLISH, {
    group: { due: "{due, plural, one {# Wort} other {# Wörter}}" },
  });
  expect(german.group.due({ due: 12345 })).toBe("12.345 Wörter");
  expect(compileStrings("en", ENGLISH).group.due({ due: 12345 })).toBe("12,345 words are due");
});

it("a message that a language lacks is English, and so are all of a language without messages", () => {
  const { title, group } = compileStrings("pl", ENGLISH, { title: "Wiadomości" });
  expect([title, group.due({ due: 22 }), group.sent({ name: "Ada" })]).toEqual([
    "Wiadomości",
    "22 words are due",
    "Sent to Ada",
  ]);
  expect(compileStrings("pl", ENGLISH).title).toBe("Mails");
});

it("a message that cannot be read is an error", () => {
  expect(() => compileStrings("de", ENGLISH, { title: "{name" })).toThrow();
});

it.each(LANGUAGES.map(({ code }) => code))("the server speaks %s, compiled once", (code) => {
  const strings = stringsIn(code);
  expect(strings.reminders.review.title({ due: 1200 })).not.toContain("{");
  expect(stringsIn(code)).toBe(strings);
});
