/** Chrome silently cuts off network voices after about 14 seconds. */
const LONGEST_SECONDS = 10;
/** Letters per second of a slow voice at speed 1: in a script of syllables, and in one of sounds. */
const SYLLABLES_A_SECOND = 4;
const SOUNDS_A_SECOND = 12;
const SYLLABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Punctuation at which a voice pauses anyway. */
const REST = /[,;:،؛–—।](?=\s)|[、，；：。]/gu;

/**
 * A sentence in pieces short enough for a network voice to finish: split where it pauses, else between words.
 * @param speed the speech rate
 */
export function spokenPieces(sentence: string, speed: number): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  for (let room = roomIn(rest, speed); room < rest.length; room = roomIn(rest, speed)) {
    const cut = lastBreak(rest.slice(0, room)) || room;
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest];
}

/** How much of a text can be spoken in time, in UTF-16 units: at least one letter. */
function roomIn(text: string, speed: number): number {
  let seconds = 0;
  let room = 0;
  for (const letter of text) {
    seconds += 1 / (SYLLABLE.test(letter) ? SYLLABLES_A_SECOND : SOUNDS_A_SECOND) / speed;
    if (seconds > LONGEST_SECONDS && room > 0) break;
    room += letter.length;
  }
  return room;
}

/** The end of the last clause, else of the last word; 0 without any. */
export function lastBreak(text: string): number {
  const rest = [...text.matchAll(REST)].at(-1);
  return rest ? rest.index + rest[0].length : text.lastIndexOf(" ") + 1;
}
