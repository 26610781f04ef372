const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ", (letter, i) => [
    letter,
    "k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h ḷ".split(" ")[i] ?? "",
  ]),
);
/** With a nukta, the dot below. */
const DOTTED: Readonly<Record<string, string>> = {
  क: "q",
  ख: "kh",
  ग: "ġ",
  ज: "z",
  ड: "ṛ",
  ढ: "ṛh",
  फ: "f",
};
const VOWELS = "aāiīuūeo";
const INDEPENDENT: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "ā",
  इ: "i",
  ई: "ī",
  उ: "u",
  ऊ: "ū",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
};
const SIGNS: Readonly<Record<string, string>> = {
  "ा": "ā",
  "ि": "i",
  "ी": "ī",
  "ु": "u",
  "ू": "ū",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
};
const VIRAMA = "्";
const NUKTA = "़";
/** The inherent vowel of a bare consonant, which speech often drops. */
const SCHWA = "ə";

/**
 * Hindi in Latin letters (IAST), without the vowels that are not spoken: at the end of a word, and between a vowel and a
 * consonant and another consonant with its vowel (Ohala's rule): लड़का → laṛkā, समझना → samajhnā.
 */
export function romaniseHindi(word: string): string {
  const sounds = soundsOf(word);
  dropFinal(sounds);
  for (let at = sounds.length - 3; at >= 2; at -= 1) {
    const between = isVowel(sounds[at - 2]) && isConsonant(sounds[at - 1]) && isConsonant(sounds[at + 1]);
    if (sounds[at] === SCHWA && between && isVowel(sounds[at + 2])) sounds.splice(at, 1);
  }
  return sounds.join("").replaceAll(SCHWA, "a").normalize("NFC");
}

const isVowel = (sound: string | undefined): boolean =>
  sound !== undefined && (sound === SCHWA || VOWELS.includes(sound.charAt(0)));
const isConsonant = (sound: string | undefined): boolean =>
  sound !== undefined && /^\p{L}/u.test(sound) && !isVowel(sound);

function soundsOf(word: string): string[] {
  const letters = Array.from(word.normalize("NFD"));
  const sounds: string[] = [];
  for (const [at, letter] of letters.entries()) {
    const consonant = CONSONANTS[letter];
    if (consonant) {
      const dotted = letters[at + 1] === NUKTA;
      sounds.push(dotted ? (DOTTED[letter] ?? consonant) : consonant);
      const sign = letters[at + (dotted ? 2 : 1)] ?? "";
      if (sign !== VIRAMA && !(sign in SIGNS)) sounds.push(SCHWA);
    } else if (letter === "ं") sounds.push(nasal(letters[at + 1]));
    else if (letter === "ँ") sounds.push("\u0303");
    else if (letter === "ः") sounds.push("ḥ");
    else if (letter !== NUKTA && letter !== VIRAMA)
      sounds.push(INDEPENDENT[letter] ?? SIGNS[letter] ?? letter);
  }
  return sounds;
}

/** The anusvara: m before lips, n before another consonant, else a nasal vowel. */
function nasal(next: string | undefined): string {
  if (next && "पफबभम".includes(next)) return "m";
  return next && next in CONSONANTS ? "n" : "\u0303";
}

/** शब्द → śabd, but राज्य → rājya: after two consonants the second of which is a semivowel, the vowel is spoken. */
function dropFinal(sounds: string[]): void {
  const [third, second, last] = sounds.slice(-3);
  if (last !== SCHWA || !sounds.slice(0, -1).some(isVowel)) return;
  const cluster = isConsonant(third) && isConsonant(second);
  if (!(cluster && "yrlvmn".includes(second ?? ""))) sounds.pop();
}
