/** Parts of a verb between its root and the endings that the dictionary knows: can, cannot, when one does, that one does. */
const VERB_PARTS = [
  /(?:y?[ae]bil|y?[ae]m[ae]z?)$/u,
  /[dt][ıiuü]ğ.*$/u,
  /y?[ae]ca[ğk].*$/u,
  /y?ece[ğk].*$/u,
  /m[ae]$/u,
];

/**
 * The verbs (infinitives) that a Turkish word may be a form of. The dictionary lists verbs by their roots.
 * @param form the key of the word
 * @param stems what the dictionary takes it from
 */
export function turkishBases(form: string, stems: readonly string[]): string[] {
  const words = [...stems, form];
  const roots = words.flatMap((word) =>
    VERB_PARTS.filter((part) => part.test(word)).map((part) => word.replace(part, "")),
  );
  const verbs = [...roots, ...words].filter((root) => root.length > 1).flatMap(infinitives);
  return [...new Set(verbs)].filter((verb) => verb !== form);
}

/** gel → gelmek, git and gid → gitmek: the ending agrees with the last vowel. */
function infinitives(root: string): string[] {
  const vowel = root.match(/[aıoueiöü](?=[^aıoueiöü]*$)/u)?.[0] ?? "e";
  const ending = "aıou".includes(vowel) ? "mak" : "mek";
  return [...new Set([root, root.replace(/d$/u, "t")])].map((verb) => verb + ending);
}
