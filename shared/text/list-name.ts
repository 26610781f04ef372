/** The longest name of a list, in characters. */
export const LIST_NAME_MAX = 200;

/** Controls, and marks of direction that would turn what stands after the name. */
const HIDDEN_CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name of a list as it is stored: NFC, on one line, without characters that change the direction of the text around it. */
export const cleanListName = (name: string): string =>
  name.normalize("NFC").replace(/\s+/g, " ").replace(HIDDEN_CONTROLS, "").trim();

/** What is wrong with a cleaned name, if anything. An emoji counts as its code points. */
export function listNameProblem(name: string): "empty" | "long" | null {
  if (!VISIBLE.test(name)) return "empty";
  return [...name].length > LIST_NAME_MAX ? "long" : null;
}
