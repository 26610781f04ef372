import { koreanNouns } from "./candidates-korean.ts";

/** Hangul taken apart into letters: a final consonant is another character than an initial one. */
const apart = (text: string): string => text.normalize("NFD");
const whole = (letters: string): string => letters.normalize("NFC");
const oneOf = (endings: string): string => `(?:${endings.split(" ").map(apart).join("|")})`;

/** What may follow an ending: politeness, particles. */
const AFTER = `${oneOf("요 도 는 만 까지 부터 를 에 의 은 을 이 가")}{0,3}`;
const only = (pattern: string): RegExp => new RegExp(`^(?:${pattern})${AFTER}$`, "u");

const DIRECT_ENDINGS = oneOf(
  "습니다 습니까 는다 는다고 는다는 는다면 는 는데 는지 는구나 는군 는대 네 니 냐 느냐 느라 느라고 고 고서 고자 지 지만 게 게끔 기 자 자고 자마자 잖아 거든 거나 든지 더라 더니 더라도 던 던데 도록 다 다가 다고 다는 다면 답니다 구나 군 대",
);
/** Endings right after the stem: 먹고. */
const DIRECT = only(DIRECT_ENDINGS);
/** Endings after a vowel or 으: 먹으면, 가면, and those that begin with a final consonant: 간, 갈까, 갑니다. */
const LINKED = only(
  `${oneOf("면 면서 며 니 니까 러 려 려고 려면 려는 나 세 십시오 라고 라는 라 므로 리")}|ᆫ${oneOf("데 지 다 다고 다는 다면 대")}?|ᆯ${oneOf("까 게 래 지 수록 걸 거 텐데")}?|ᆷ|ᆸ${oneOf("니다 니까 시다")}`,
);
/** Endings after 아 or 어: 먹어서, 가요. */
const OPEN = only(`${oneOf("서 도 야 야지 야만 라 라도 다 다가")}?`);
/** Endings of the past and the future: 먹었다, 먹겠지만. */
const AFTER_SS = new RegExp(`^ᆻ(?:${DIRECT_ENDINGS}|${oneOf("어 으 을 은 음 었")}).*$`, "u");

/** Nouns before 는 and the like, of one syllable, are rarer than verbs: 가는. */
const SHORT = /^[^나저너](?:는|나|며|라고|라는|로|도|지|고)$/u;
/** Words are shorter; each place where the ending could begin is tried. */
const LONGEST = 20;

/**
 * What a Korean word may be a form of, the likelier first: nouns without their particles, and verbs (with 다) without their endings:
 * 더우면 → 덥다, 주셨어요 → 주시다, 주다.
 * @param form the key of the word
 */
export function koreanStems(form: string): string[] {
  if (form.length > LONGEST) return [];
  const verbs = verbStems(apart(form));
  const plain = verbs.flatMap(withoutHonour);
  const first = [...verbs, ...plain].flatMap(withoutAuxiliary);
  const bases = [...verbs, ...plain, ...first].map((stem) => `${whole(stem)}다`);
  const nouns = koreanNouns(form);
  const found = SHORT.test(form) ? [...bases, ...nouns] : [...nouns, ...bases];
  return [...new Set(found)].filter((base) => base !== form && base !== "다");
}

/** The stems (letters) of a verb, the longest first, with the honorific 시. */
function verbStems(letters: string): string[] {
  const found: string[] = [];
  for (let at = letters.length; at > 1; at -= 1) {
    const [stem, ending] = [letters.slice(0, at), letters.slice(at)];
    if (AFTER_SS.test(ending)) {
      found.push(...openStems(stem));
      if (stem.endsWith(apart("게"))) found.push(...withLost(stem.slice(0, -2)));
    }
    if (DIRECT.test(ending)) found.push(...withLost(stem));
    if (LINKED.test(ending)) found.push(...linkedStems(stem));
    if (OPEN.test(ending)) found.push(...openStems(stem));
  }
  return found.filter((stem) => stem.length > 1);
}

const VOWEL_END = /[ᅡ-ᅵ]$/u;

/** 사는 → 사, 살: ㄹ is lost before ㄴ, ㅂ and ㅅ. */
const withLost = (stem: string): string[] => (VOWEL_END.test(stem) ? [stem, `${stem}ᆯ`] : [stem]);

/** 들 → 들, 듣: ㄷ becomes ㄹ before a vowel. */
const withHard = (stem: string): string[] => (stem.endsWith("ᆯ") ? [stem, stem.replace(/ᆯ$/u, "ᆮ")] : [stem]);

/** 먹으 → 먹, 걸으 → 걷, 나으 → 낫, 더우 → 덥, 파라 → 파랗, 사 → 사, 살. */
function linkedStems(stem: string): string[] {
  if (stem.endsWith(apart("으"))) {
    const before = stem.slice(0, -2);
    return VOWEL_END.test(before) ? [`${before}ᆺ`] : withHard(before);
  }
  if (!VOWEL_END.test(stem)) return stem.endsWith("ᆯ") ? [stem] : [];
  const soft = stem.endsWith(apart("우")) ? [`${stem.slice(0, -2)}ᆸ`] : [];
  const coloured = /[ᅡᅣᅥᅧ]$/u.test(stem) ? [`${stem}ᇂ`] : [];
  return [...soft, ...withLost(stem), ...coloured];
}

/** What 아 or 어 makes of the end of a stem, and the ends it may have been. */
const CONTRACTED = (
  [
    ["해", "하"],
    ["하여", "하"],
    ["워", "ᆸ", "우"],
    ["와", "ᆸ", "오"],
    ["ᆯ라", "르"],
    ["ᆯ러", "르"],
    ["ᅪ", "ᅩ"],
    ["ᅯ", "ᅮ"],
    ["ᅫ", "ᅬ"],
    ["ᅧ", "ᅵ", "ᅧ"],
    ["ᅡ", "ᅡ", "ᅳ"],
    ["ᅥ", "ᅥ", "ᅳ"],
    ["ᅢ", "ᅢ", "ᅡᇂ", "ᅥᇂ"],
    ["ᅤ", "ᅣᇂ"],
    ["ᅦ", "ᅦ"],
  ] as const
).map((ends) => ends.map(apart));

/** 먹어 → 먹, 들어 → 들, 듣, 지어 → 지, 짓, and what is contracted: 마셔 → 마시, 몰라 → 모르, 바빠 → 바쁘, 가 → 가. */
function openStems(letters: string): string[] {
  const before = /[아어여]$/u.test(whole(letters)) ? letters.slice(0, -2) : undefined;
  const contracted = CONTRACTED.filter(([end = ""]) => letters.endsWith(end)).flatMap(
    ([end = "", ...stems]) => stems.map((stem) => letters.slice(0, -end.length) + stem),
  );
  if (!before) return contracted;
  return VOWEL_END.test(before) ? [before, `${before}ᆺ`, ...contracted] : withHard(before);
}

/** 가시 → 가, 읽으시 → 읽, 걸으시 → 걷. */
const withoutHonour = (stem: string): string[] =>
  stem.endsWith(apart("시")) ? linkedStems(stem.slice(0, -2)) : [];

const AUXILIARIES = ["지", "주", "보", "하", "오", "가", "내", "버리", "드리", "놓"].map(apart);

/** 추워지 → 춥, 먹어보 → 먹: a verb that follows 아 or 어 and is written with the verb before it. */
const withoutAuxiliary = (stem: string): string[] =>
  AUXILIARIES.filter((verb) => stem.endsWith(verb) && stem.length > verb.length).flatMap((verb) =>
    openStems(stem.slice(0, -verb.length)),
  );
