import { z } from "zod";
import { CATEGORIES } from "../text/categories.ts";
import { findLanguage, LANGUAGES, type LanguageCode, type LanguageName } from "../text/languages.ts";
import { LEVELS } from "../text/levels.ts";

const names = LANGUAGES.map((l) => l.name) as [LanguageName, ...LanguageName[]];
const codes = LANGUAGES.map((l) => l.code) as [LanguageCode, ...LanguageCode[]];

/** A language as replies name it: `svenska`. */
export const LanguageNameField = z.enum(names);
/** A language as replies code it: `sv`. */
export const LanguageCodeField = z.enum(codes);

/** A request's `language` field: name or code, read as the name. */
export const LanguageInput = z
  .string()
  .max(40)
  .refine((value) => findLanguage(value) !== undefined, "is not one of the 16 languages")
  .transform((value): LanguageName => findLanguage(value)?.name ?? "svenska");

/** A request's `…_lang` field: name or code, read as the code. */
export const LangInput = LanguageInput.transform((name): LanguageCode => findLanguage(name)?.code ?? "sv");

/** A whole number in a path or a query, of decimal digits only: `Number` would also take 1e2, 0x10 and blanks. */
export const integerInput = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess(
    (value: number | string) =>
      typeof value === "string" && !/^-?\d+$/.test(value) ? Number.NaN : Number(value),
    schema,
  );

export const LevelField = z.enum(LEVELS);
export const CategoryField = z.enum(CATEGORIES);
export const Id = z.int().positive();
/** An id as a request names it; larger ones fit no column. */
export const IdInput = integerInput(z.int().positive().max(2_147_483_647));
/** An id of what is saved so often that 32 bits would be used up. */
export const LongIdInput = integerInput(Id);
/** An ISO 8601 instant with its offset. */
export const Instant = z.iso.datetime({ offset: true });
/** An IANA time zone, as `Europe/Stockholm`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      return Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
    } catch {
      return false;
    }
  }, "is not an IANA time zone");

/** `categories=world,science`; sent only when fewer than all are chosen. */
export const CategoriesInput = z
  .string()
  .max(200)
  .transform((list) => [...new Set(list.split(",").map((c) => c.trim()))])
  .pipe(z.array(CategoryField).min(1));

/** `page` from 1 and `limit`, with a page size as default. */
export const pageQuery = (limit: number, most = 100) => ({
  page: integerInput(z.int().min(1).max(10_000)).default(1),
  limit: integerInput(z.int().min(1).max(most)).default(limit),
});
export const pageReply = { page: z.int(), limit: z.int(), has_more: z.boolean() };

/** `true`/`false` in a query string. */
export const BooleanInput = z.union([z.boolean(), z.stringbool()]);
