/** Whether a sentence of a text is the one named in a URL, possibly by its beginning only. */
export function sameSentence(sentence: string, named: string): boolean {
  const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
  const [whole, part] = [plain(sentence), plain(named)];
  return part !== "" && (whole === part || (part.length >= 40 && whole.startsWith(part)));
}
