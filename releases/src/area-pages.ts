import type { AreaPage as ShownPage } from "@lagom/shared/release-document";
import { DEPLOYABLE_NAME } from "@lagom/shared/remote";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { z } from "zod";

/** Limits of what an area declares: every document names the pages of all areas. */
export const MOST_PAGES = 12;
const MOST_ENTRIES = 2;
const MOST_PARTS = 4;

/** A line of text without control characters, and none that turns the direction of what follows. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u, "has characters that are no text");

const CODES: readonly string[] = LANGUAGES.map(({ code }) => code);

/** One text for readers of every language, or texts by the code of their language. */
const text = (most: number) => {
  const byLanguage = z
    .object({ en: line(most) })
    .catchall(line(most))
    .superRefine((texts, { addIssue }) => {
      for (const code of Object.keys(texts).filter((key) => !CODES.includes(key)))
        addIssue({ code: "custom", path: [code], message: "is not the code of a language" });
    })
    .meta({ propertyNames: { enum: CODES } });
  return z.union([line(most), byLanguage], "is neither a text nor texts by language with one in en");
};
type Text = z.infer<ReturnType<typeof text>>;

const PageName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, "is not a name of small letters, digits and -, of 40 characters at most");

/** One of the pages that an area declares. */
export const AreaPage = z.strictObject({
  path: z
    .string()
    .max(80)
    .regex(
      /^(\/[a-z][a-z0-9-]*|\/:[a-z][A-Za-z0-9]*)+$/,
      "is not a path of small letters, digits and -, with parts like :id",
    ),
  page: PageName,
  title: text(60),
  /** For search engines and link previews: a page with a description may be found by them. */
  description: text(200).optional(),
  guard: z.enum(["none", "protected", "admin"]),
  nav: text(30).optional(),
  parts: z
    .array(z.strictObject({ area: z.string().regex(DEPLOYABLE_NAME), page: PageName }))
    .max(MOST_PARTS)
    .optional(),
});

/** The pages that an area declares in its `pages.json` (docs/teams.md#pages). */
export const AreaPages = z.array(AreaPage).max(MOST_PAGES);
export type AreaPages = z.infer<typeof AreaPages>;

/** A page with its texts in one language. */
export type PageInLanguage = ShownPage & { description?: string | undefined };

/** A declared page with its texts in a language, and in English where it lacks one. */
export function pageInLanguage(
  { title, description, nav, ...page }: AreaPages[number],
  language: LanguageCode,
): PageInLanguage {
  const of = (text: Text) => (typeof text === "string" ? text : (text[language] ?? text.en));
  return {
    ...page,
    title: of(title),
    ...(description !== undefined && { description: of(description) }),
    ...(nav !== undefined && { nav: of(nav) }),
  };
}

/** The parts of a path between its slashes. */
const partsOf = (path: string): string[] => path.split("/").slice(1);

/** The area that a path belongs to if that is an area's: its first part. */
export const ownerOf = (path: string): string => partsOf(path)[0] ?? "";

/** Whether some address fits two paths. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  const fits = (part: string, against = "") =>
    part === against || part.startsWith(":") || against.startsWith(":");
  return a.length === b.length && a.every((part, index) => fits(part, b[index]));
}

/** What is wrong with the pages that an area declares by themselves, one line each. */
export function pageProblems(area: string, pages: AreaPages): string[] {
  const shapes = pages.map(({ path }) => path.replace(/:\w+/g, ":"));
  const twice = pages.filter((_, index) => shapes.indexOf(shapes[index] ?? "") !== index);
  const entries = pages.filter(({ nav }) => nav !== undefined);
  return [
    ...pages
      .filter(({ path }) => ownerOf(path) !== area)
      .map(({ path }) => `its page ${path} is not below /${area}`),
    ...twice.map(({ path }) => `its page ${path} is declared twice`),
    ...entries
      .filter(({ path }) => path.includes(":"))
      .map(({ path }) => `its page ${path} cannot have an entry in the menu: its address is not one`),
    ...pages
      .filter(({ guard, description }) => description !== undefined && guard !== "none")
      .map(({ path }) => `its page ${path} has a description, but is not for everybody`),
    ...(entries.length > MOST_ENTRIES ? [`it has more than ${MOST_ENTRIES} entries in the menu`] : []),
  ];
}
