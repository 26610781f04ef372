/** Whether a sentence of a text is the one that an address names, perhaps by its beginning only. */
export function sameSentence(sentence: string, named: string): boolean {
  const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
  const [whole, part] = [plain(sentence), plain(named)];
  return part !== "" && (whole === part || (part.length >= 40 && whole.startsWith(part)));
}

/** The rewrite and sentence that an address leads back to (`paths.sentence`). */
export function metPlaceFrom(search: URLSearchParams): { rewrite: number | null; sentence: string | null } {
  const rewrite = Number(search.get("rewrite"));
  return {
    rewrite: Number.isInteger(rewrite) && rewrite > 0 ? rewrite : null,
    sentence: search.get("sentence"),
  };
}
