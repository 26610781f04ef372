import type { Messages } from "@lagom/shared/i18n/strings";

/**
 * Messages as translators wrote them.
 * @param file path of a file of messages
 * @returns the text of a message, by its name, as `landing.lead`
 */
export async function message(file: string): Promise<(name: string) => string> {
  const { messages } = (await import(`../../${file}`)) as { messages: Messages };
  return (name) => {
    const found = name
      .split(".")
      .reduce<string | Messages | undefined>(
        (group, part) => (typeof group === "object" ? group[part] : undefined),
        messages,
      );
    if (typeof found !== "string") throw new Error(`${file} has no message ${name}`);
    return found;
  };
}

/** Patterns of all texts of a group of messages, whatever their values. @param file as for `message` */
export async function patternsOf(file: string, group: string): Promise<RegExp[]> {
  const { messages } = (await import(`../../${file}`)) as { messages: Messages };
  const textsIn = (value: string | Messages | undefined): string[] =>
    typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
  return textsIn(messages[group]).map((text) => new RegExp(`^${withoutValues(text)}$`, "u"));
}

/** A pattern of an ICU message in which anything stands for a value, also for one of many forms. */
function withoutValues(text: string): string {
  const inner = text.replace(/\{[^{}]*\}/g, "\0");
  if (inner !== text) return withoutValues(inner);
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll("\0", ".+");
}
