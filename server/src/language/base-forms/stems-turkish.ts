/** What harmony chooses from. */
const HARMONY: Readonly<Record<string, string>> = {
  A: "[ae]",
  I: "[ıiuü]",
  C: "[cç]",
  D: "[dt]",
  K: "[kğ]",
};
const endings = (pattern: string): RegExp =>
  new RegExp(`^(?:${pattern.replace(/[AICDK]/g, (letter) => HARMONY[letter] ?? letter)})$`, "u");

const PERSON = "(?:y?Im|sIn|y?Iz|sInIz|lAr)";
const PAST = "DI(?:m|n|k|nIz|lAr)?";
const CONDITION = "sA(?:m|n|k|nIz|lAr)?";
const COPULA = `(?:lAr)?(?:y?${PAST}|y?${CONDITION}|y?mIş${PERSON}?|DIr(?:lAr)?|y?ken|${PERSON})?`;
const CASE = "(?:[yn]?I|[yn]?A|n?DAn?|n?In|y?lA|n?CA)";
const OWNER = "(?:I?mIz|I?nIz|I?m|I?n|s?I|lArI)";
const NOUN = `(?:m?lAr)?${OWNER}?${CASE}?(?:ki(?:lAr)?(?:n${CASE})?)?${COPULA}`;

const CAN_OR_NOT = "(?:y?Abil|(?:y?A)?mA){0,3}";
const TENSES = `(?:mI|y?AmI|I)yor${COPULA}|(?:y?AcAK|mIş|mAlI|[aeıiuü]?r|mAz|y?AmAz|mAktA)${COPULA}|(?:y?A)?mA(?:m|yIz)`;
const MOODS = `${PAST}(?:y${PAST}|y${CONDITION})?|${CONDITION}(?:y${PAST}|ymIş)?|y?A(?:yIm|lIm)|sIn(?:lAr)?`;
const ADVERBS = "y?Ip|y?ArAk|y?IncA(?:yA)?|mAdAn|y?AlI|DIkçA|mAksIzIn";

/** Endings that only a verb has; those of nouns; those of a verb that also look like a noun's. */
const VERB = endings(
  `${CAN_OR_NOT}(?:${TENSES}|${MOODS}|${ADVERBS}|DIK${NOUN}|y?AcAK${NOUN}|mAK?${NOUN}|DIK|mAk)`,
);
const NOMINAL = endings(NOUN);
const EITHER = endings(`${CAN_OR_NOT}(?:y?An${NOUN}|mIş${NOUN}|y?Iş${NOUN}|y?In(?:Iz)?)?`);
/** Causative, passive and reflexive: where the lexicon lacks the verb, it may have what that is made of. */
const VOICE = /(?:[ıiuü]?[ln]|[dt][ıiuü]r|[ıiuü][rt]|t|[ıiuü]ş)$/u;
/** Endings are short, and each place where they could begin is tried. */
const LONGEST = 30;

/**
 * What a Turkish word may be a form of: verbs (as infinitives) by endings that only they have, then nouns, then other verbs, each with
 * the longest first. The dictionary lists verbs by their roots, and lacks many chains of endings.
 * @param form the key of the word
 */
export function turkishBases(form: string): string[] {
  if (form.length > LONGEST) return [];
  const verbs: string[] = [];
  const nouns: string[] = [];
  const others: string[] = [];
  for (let at = form.length; at > 0; at -= 1) {
    const [stem, rest] = [form.slice(0, at), form.slice(at)];
    if (VERB.test(rest)) verbs.push(...rootsOf(stem, rest));
    if (rest && NOMINAL.test(rest)) nouns.push(...nounsOf(stem, rest));
    if (EITHER.test(rest)) others.push(...rootsOf(stem, rest));
  }
  const simpler = verbs.filter((verb) => VOICE.test(verb)).map((verb) => verb.replace(VOICE, ""));
  const found = [
    ...verbs.flatMap(infinitives),
    ...nouns,
    ...others.flatMap(infinitives),
    ...simpler.flatMap(infinitives),
  ];
  return [...new Set(found)].filter((base) => base !== form);
}

/** git of gid-ecek, başla of başl-ıyor, de and ye of di-yor and yi-yecek. */
function rootsOf(stem: string, rest: string): string[] {
  const found = [stem];
  if (/^[aeıiuü]/u.test(rest) && stem.endsWith("d")) found.push(stem.replace(/d$/u, "t"));
  if (/^[ıiuü]yor/u.test(rest)) found.push(`${stem}a`, `${stem}e`);
  if (stem === "di" || stem === "yi") found.push(stem.replace("i", "e"));
  return found.filter((root) => root.length > 1);
}

const HARD: Readonly<Record<string, string>> = { ğ: "k", b: "p", c: "ç", d: "t", g: "k" };

/** kitap of kitab-ı, çocuk of çocuğ-u, and with the vowel that an ending takes away: oğul of oğl-um. */
function nounsOf(stem: string, rest: string): string[] {
  if (stem.length < 2) return [];
  if (!/^[aeıiuü]/u.test(rest)) return [stem];
  const last = stem.slice(-1);
  const hard = HARD[last] ? [stem.slice(0, -1) + HARD[last]] : [];
  const [, start, end] = /^(.*[aeıioöuü][^aeıioöuü])([^aeıioöuü])$/u.exec(stem) ?? [];
  const vowels = start === undefined ? [] : ["ı", "i", "u", "ü"].map((vowel) => start + vowel + end);
  return [stem, ...hard, ...vowels];
}

/** gelmek, almak: the ending agrees with the last vowel. */
function infinitives(root: string): string[] {
  const vowel = root.match(/[aıoueiöü](?=[^aıoueiöü]*$)/u)?.[0];
  if (root.length < 2 || !vowel) return [];
  return [root + ("aıou".includes(vowel) ? "mak" : "mek")];
}
