import type { Messages } from "@lagom/shared/i18n/strings";
import { type Content, parse, type Select, type Token } from "@messageformat/parser";

/** Whole numbers that cover every plural form in which one counts things, in all of our languages. */
const COUNTED = Array.from({ length: 201 }, (_, n) => n);

/** Numbers that say the same as a plural form, where it has no other number below a hundred. */
const EXACTLY: Record<string, string> = { zero: "=0", one: "=1", two: "=2" };
const ONE = new Set(["one", "=1"]);

/** What a message asks for and marks: its arguments with their types, and its tags. */
interface Form {
  arguments: Set<string>;
  tags: string[];
  plurals: Select[];
}

function readForm(tokens: readonly Token[], form: Form): Form {
  for (const token of tokens) {
    if (token.type === "content") form.tags.push(...((token as Content).value.match(/<\/?\w+>/g) ?? []));
    if (token.type === "argument") form.arguments.add(token.arg);
    if (token.type === "function") form.arguments.add(`${token.arg}, ${token.key}`);
    if (token.type === "plural" || token.type === "selectordinal" || token.type === "select") {
      // `{n, plural, other {# days}}` and `{n, number}` ask for the same value.
      form.arguments.add(token.type === "select" ? `${token.arg}, select` : `${token.arg}, number`);
      if (token.type === "plural") form.plurals.push(token);
      for (const { tokens: inner } of token.cases) readForm(inner, form);
    }
  }
  return form;
}

const formOf = (message: string) => readForm(parse(message), { arguments: new Set(), tags: [], plurals: [] });
const list = (items: Iterable<string>) => [...new Set(items)].sort().join("; ") || "none";

/** Plural forms by which a language counts things, such as one, few, many and other. */
function countingForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(COUNTED.map((n) => rules.select(n)))].sort();
}

function problemsOfMessage(english: string, translated: string, language: string): string[] {
  const [expected, form] = [formOf(english), formOf(translated)];
  const problems: string[] = [];
  if (translated.trim() === "" && english.trim() !== "") problems.push("is empty");
  if (list(expected.arguments) !== list(form.arguments))
    problems.push(`takes ${list(form.arguments)} instead of ${list(expected.arguments)}`);
  if (list(expected.tags) !== list(form.tags))
    problems.push(`has the tags ${list(form.tags)} instead of ${list(expected.tags)}`);
  for (const { arg, cases } of form.plurals) {
    const keys = new Set(cases.map(({ key }) => key));
    // Where English knows no single one, such as in "{words} words in a row", there are always several.
    const neverOne = !expected.plurals.some((p) => p.arg === arg && p.cases.some((c) => ONE.has(c.key)));
    const missing = countingForms(language).filter(
      (name) => !keys.has(name) && !keys.has(EXACTLY[name] ?? name) && !(neverOne && name === "one"),
    );
    if (missing.length) problems.push(`does not count ${arg} in the form ${missing.join(", ")}`);
  }
  return problems;
}

/**
 * What is wrong with the translation of an interface: missing and unknown messages, other arguments or tags than in English,
 * missing plural forms, and what cannot be parsed.
 * @returns one line for each problem, with the name of its message
 */
export function compareMessages(
  english: Messages,
  translated: Messages,
  language: string,
  path = "",
): string[] {
  const unknown = Object.keys(translated).filter((name) => !(name in english));
  return [
    ...unknown.map((name) => `${path}${name}: is not in English`),
    ...Object.entries(english).flatMap(([name, source]) => {
      const message = translated[name];
      const at = `${path}${name}`;
      if (message === undefined) return [`${at}: is missing`];
      if (typeof source === "string" && typeof message === "string") {
        try {
          return problemsOfMessage(source, message, language).map((problem) => `${at}: ${problem}`);
        } catch (error) {
          return [`${at}: ${String(error)}`];
        }
      }
      if (typeof source === "string" || typeof message === "string") return [`${at}: is not the same kind`];
      return compareMessages(source, message, language, `${at}.`);
    }),
  ];
}
