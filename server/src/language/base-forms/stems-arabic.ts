import { arabicCandidates } from "./candidates-arabic.ts";

/** Endings of nouns and adjectives, and what the base form has in their place; then those of the past. */
const ENDINGS: readonly (readonly [ending: RegExp, bases: readonly string[]])[] = [
  // شايًا → شاي, معلمون → معلم, سيارات → سيارة, كبيرة → كبير
  [/ا$/u, [""]],
  [/(?:ون|ين|ان)$/u, ["", "ة"]],
  [/(?:تان|تين)$/u, ["ة"]],
  [/ات$/u, ["ة", ""]],
  [/ة$/u, [""]],
  // كتبت, كتبنا, كتبوا → كتب
  [/(?:تما|تم|تا|نا|وا|ت|ن)$/u, [""]],
];
/** The present: a prefix for the person, and an ending. */
const PRESENT = /^س?[أتينا](.{2,}?)(?:ون|ين|ان|وا|ن|ي)?$/u;
const SHORTEST = 2;

/** What an Arabic word may be inflected from, by its prefixes and endings: أشرب → شرب, يستخدمون → استخدم. No dictionary says which. */
export function arabicStems(form: string): string[] {
  const words = [form, ...arabicCandidates(form)];
  const found = words.flatMap((word) => [...presentStems(word), ...withoutEnding(word)]);
  return [...new Set(found)].filter((stem) => stem.length >= SHORTEST && stem !== form);
}

const withoutEnding = (word: string): string[] =>
  ENDINGS.filter(([ending]) => ending.test(word)).flatMap(([ending, bases]) =>
    bases.map((base) => word.replace(ending, base)).flatMap((stem) => [stem, ...hollow(stem)]),
  );

/** The past, in which dictionaries list a verb, of its present. */
function presentStems(word: string): string[] {
  const root = PRESENT.exec(word)?.[1];
  if (root === undefined) return [];
  const derived = [`ا${root}`, `أ${root}`];
  return [root, ...hollow(root), ...weak(root), ...derived, ...derived.flatMap(weak)];
}

/** يقول → قال, قلت → قال: a weak letter in the middle is an alif in the past. */
function hollow(root: string): string[] {
  if (/^.[وي].$/u.test(root)) return [`${root[0]}ا${root[2]}`];
  return root.length === 2 ? [`${root[0]}ا${root[1]}`] : [];
}

/** يمشي → مشى, يصل → وصل: a weak letter at the end or the beginning. */
function weak(root: string): string[] {
  const last = /[يوى]$/u.test(root) ? [root.replace(/.$/u, "ى"), root.replace(/.$/u, "ا")] : [];
  return root.length === 2 ? [...last, `و${root}`, `${root}ى`] : last;
}
