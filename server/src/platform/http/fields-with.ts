/** The fields of a part of a request whose text holds such a piece, as `words.1.sentence`. */
export function fieldsWith(piece: string, part: unknown, path: readonly string[] = []): string[] {
  if (typeof part === "string") return part.includes(piece) ? [path.join(".")] : [];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => fieldsWith(piece, inner, [...path, key]));
}
