import { z } from "zod";
import type { Calls } from "./call.ts";
import { Id, IdInput, LanguageInput } from "./fields.ts";

/** Letters of one correction; a phrase that someone takes for one word is shorter. */
const LONGEST_SURFACE = 200;

/**
 * Wrong look-up units put right: wherever `surface` stands in a text, it is cut at `cuts` and nowhere else. No cuts join it
 * into one unit.
 */
export const UnitFix = z.object({
  id: Id,
  /** Lower case, NFC. */
  surface: z.string(),
  /** UTF-16 offsets in `surface`, rising. */
  cuts: z.array(z.int().positive()),
});
export type UnitFix = z.infer<typeof UnitFix>;

const NewUnitFix = z
  .object({
    language: LanguageInput,
    surface: z
      .string()
      .min(1)
      .max(LONGEST_SURFACE)
      .transform((surface) => surface.normalize("NFC")),
    cuts: z.array(z.int().positive()).max(50),
  })
  .refine(({ cuts, surface }) => cuts.every((cut, i) => cut > (cuts[i - 1] ?? 0) && cut < surface.length), {
    path: ["cuts"],
    message: "must rise and stay within the surface",
  });

export const unitFixCalls = {
  "GET /api/unit-fixes": {
    summary: "The units of a language that the user put right",
    access: "user",
    query: z.object({ language: LanguageInput }),
    responses: { 200: z.object({ fixes: z.array(UnitFix) }) },
  },
  "PUT /api/unit-fixes": {
    summary: "Join or split units wherever a surface stands; replaces what was said of it before",
    access: "user",
    body: NewUnitFix,
    responses: { 200: UnitFix },
  },
  "DELETE /api/unit-fixes/{id}": {
    summary: "Take a correction of units back",
    access: "user",
    params: z.object({ id: IdInput }),
    responses: { 204: z.void() },
  },
} as const satisfies Calls;
