import type { LanguageCode } from "@lagom/shared/text/languages";
import type { FastifyError } from "fastify";
import { stringsIn } from "../i18n/strings-in.ts";

type Issue = NonNullable<FastifyError["validation"]>[number];

/** What zod says of an issue beside its message, as far as we read it. */
interface Bounds {
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
}

/**
 * What is wrong with a field, in words of ours that follow its name. Zod's own are for programmers, and so are those of the
 * contract's checks, which are English: they are for callers that ask for no language, or for English.
 */
export function fieldProblem(
  { keyword, message = "is not valid", params }: Issue,
  language: LanguageCode | undefined,
): string {
  if (!language) return message;
  const { fields } = stringsIn(language).reasons;
  const { origin, minimum, maximum } = params as Bounds;
  const isText = origin === "string";
  if (keyword === "invalid_type" && message.endsWith("received undefined")) return fields.missing;
  if (keyword === "too_small" && minimum !== undefined) {
    if (Number(minimum) === 1 && origin !== "number" && origin !== "int") return fields.empty;
    if (!isText) return fields.belowLeast({ least: Number(minimum) });
  }
  if (keyword === "too_big" && maximum !== undefined) {
    const most = Number(maximum);
    if (isText) return fields.tooLong({ most });
    return origin === "array" ? fields.tooMany({ most }) : fields.aboveMost({ most });
  }
  return language === "en" ? message : fields.invalid;
}
