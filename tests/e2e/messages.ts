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
