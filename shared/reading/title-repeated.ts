import type { Text } from "../contract/text.ts";

/** Whether a text begins with its title, as one does that is named by its first words: the title is then not shown above it. */
export function isTitleRepeated({ heading, paragraphs }: Pick<Text, "heading" | "paragraphs">): boolean {
  const title = heading?.text.replace(/…$/, "");
  return Boolean(title && paragraphs[0]?.text.startsWith(title));
}
