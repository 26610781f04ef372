import type { LanguageCode } from "@lagom/shared/text/languages";
import { expect, test } from "vitest";
import { baseForm } from "./base-form.ts";
import { parseLexicon } from "./lexicon-lines.ts";

/** The base form of a form, in the sense of the first matching line. */
function base(form: string, ...lines: string[]): string | undefined {
  return baseIn("ru", form, ...lines);
}

function baseIn(code: LanguageCode, form: string, ...lines: string[]): string | undefined {
  const concepts = new Map([["x", { pos: "noun", band: "A1" as const }]]);
  const content = lines.map((line) => `x\t${line}`).join("\n");
  return baseForm(
    form,
    parseLexicon(content, concepts, (_, message) => {
      throw new Error(message);
    }),
    code,
  );
}

test.each([
  ["a form of the first line", ["дома", "дом\tдома", "дома\tдома"], "дом"],
  ["what another line takes for a form", ["дома", "дома\tдома", "дом\tдома"], "дом"],
  ["a form that is its own base form", ["дом", "дом\tдом"], "дом"],
  ["a word of an expression", ["дне", "морское дно\tморском|дне"], "дно"],
  ["a whole expression", ["морском дне", "морское дно\tморском дне"], "морское дно"],
  ["a word that no word of the expression begins like", ["прилив", "дно моря\tприлив"], "дно моря"],
  ["a gloss that is no form", ["сей", "(этот)\tсей"], "этот"],
] as const)("the base form of %s", (_, [form, ...lines], expected) => {
  expect(base(form, ...lines)).toBe(expected);
});

test("an Arabic word of an expression is recognised by its strong letters, whatever is prefixed to it", () => {
  expect(baseIn("ar", "فيقوم", "قام على\tفيقوم")).toBe("قام");
  expect(baseIn("ar", "فيضرب", "قام على\tفيضرب")).toBe("قام على");
});

test("a Korean verb of a noun is a word of its own, unlike the noun with a particle", () => {
  const lexicon = (code: LanguageCode, form: string) =>
    baseForm(form, [{ concept: "decision.n", lemma: "결정" }], code);
  expect(lexicon("ko", "결정했다")).toBe("결정하다");
  expect(lexicon("ko", "결정된")).toBe("결정되다");
  expect(lexicon("ko", "결정하고")).toBe("결정");
  expect(lexicon("ko", "결정한테")).toBe("결정");
});

test("a form that no line lists has no base form", () => {
  expect(baseForm("дом", [], "ru")).toBeUndefined();
});
