import { brokenPlurals } from "./broken-plurals.ts";
import { withoutArabicPrefixes, withoutPronoun } from "./candidates-arabic.ts";

type Endings = readonly (readonly [ending: RegExp, bases: readonly string[]])[];

/** Endings of nouns and adjectives, and what the base form has in their place: شايًا → شاي, سيارات → سيارة, كبيرة → كبير. */
const OF_NOUNS: Endings = [
  [/ا$/u, [""]],
  [/(?:ون|ين|ان)$/u, ["", "ة"]],
  [/(?:تان|تين)$/u, ["ة"]],
  [/ات$/u, ["ة", ""]],
  [/ة$/u, [""]],
];
/** The same before a pronoun: أصدقائي → أصدقاء, معلموه → معلم, مستشفاه → مستشفى. */
const BEFORE_PRONOUN: Endings = [
  [/[ئؤ]$/u, ["ء"]],
  [/(?:تا|تي)$/u, ["ة"]],
  [/[اوي]$/u, ["", "ى"]],
];
/** Of the past: كتبت, كتبنا, كتبوا → كتب. */
const PAST = /(?:تمو|تما|تم|تن|تا|نا|وا|ت|ن|و)$/u;
/** The present: a prefix for the person, and an ending. */
const PERSON = /^س?[أتينآ](?=..)/u;
const PRESENT_ENDING = /(?<=..)(?:ون|ين|ان|وا|ن|ي|و)$/u;
const SHORTEST = 2;

/**
 * What an Arabic word may be inflected from, what takes the fewest letters away first: أشرب → شرب, يستخدمون → استخدم, أصدقائي → صديق. No
 * dictionary says which.
 */
export function arabicStems(form: string): string[] {
  const found = [form, ...withoutArabicPrefixes(form)].flatMap((word) => {
    const isNoun = form.endsWith(`ال${word}`) || form.endsWith(`لل${word}`);
    const owned = withoutPronoun(word);
    const plain = [word, ...owned];
    const nouns = [...replaced(owned, BEFORE_PRONOUN), ...replaced(plain, OF_NOUNS)];
    const verbs = isNoun ? [] : plain.flatMap((verb) => [...pastStems(verb), ...presentStems(verb)]);
    return [...nouns, ...verbs, ...[...plain, ...nouns].flatMap(brokenPlurals)];
  });
  return [...new Set(found)].filter((stem) => stem.length >= SHORTEST && stem !== form);
}

const replaced = (words: readonly string[], endings: Endings): string[] =>
  words.flatMap((word) =>
    endings
      .filter(([ending]) => ending.test(word))
      .flatMap(([ending, bases]) => bases.map((base) => word.replace(ending, base))),
  );

/** The past, in which dictionaries list a verb, of a form of the past. */
function pastStems(word: string): string[] {
  if (!PAST.test(word)) return [];
  const stem = word.replace(PAST, "");
  return [stem, ...hollow(stem), ...weak(stem), `${stem}ى`, `${stem}ي`, stem.replace(/(.)\1$/u, "$1")];
}

/** The past of a form of the present or an imperative: يكتب, اكتب → كتب, يستخدم → استخدم, يعطي → أعطى. */
function presentStems(word: string): string[] {
  const persons = PERSON.test(word) ? [word.replace(PERSON, "")] : [];
  const commands = [word, ...(/^ا/u.test(word) ? [word.slice(1)] : [])];
  const stems = [...persons, ...commands].flatMap((stem) => [stem, stem.replace(PRESENT_ENDING, "")]);
  return [...new Set(stems)].filter((root) => root.length >= SHORTEST).flatMap(ofPresent);
}

function ofPresent(root: string): string[] {
  const own = [root, ...hollow(root), ...weak(root)];
  const derived = [`أ${root}`, `ا${root}`, root.replace(/^ؤ/u, "آ"), root.replace(/^ؤ/u, "أ")];
  const initial = root.length === 2 ? [`و${root}`, `أ${root}`] : [];
  const cut = root.length === 2 ? [`${root}ى`, `${root}ا`, `${root}ي`] : [`ا${root}ى`, `أ${root}ى`];
  return [...own, ...initial, ...derived.flatMap((stem) => [stem, ...hollow(stem), ...weak(stem)]), ...cut];
}

/** يقول, قلت → قال, أريد, أردت → أراد, يستطيع, يستطع → استطاع: a weak letter before the last is an alif in the past, and may be lost. */
function hollow(stem: string): string[] {
  if (/..$/u.test(stem) && /[وي].$/u.test(stem)) return [stem.replace(/[وي](.)$/u, "ا$1")];
  return stem.length === 2 || /^(?:[أا].{2}|ا.{3,4})$/u.test(stem) ? [stem.replace(/(.)$/u, "ا$1")] : [];
}

/** يمشي → مشى, يدعو → دعا, يبقى → بقي: a weak letter at the end. */
const weak = (stem: string): string[] =>
  /[يوى]$/u.test(stem) ? ["ي", "ى", "ا"].map((end) => stem.replace(/.$/u, end)) : [];
