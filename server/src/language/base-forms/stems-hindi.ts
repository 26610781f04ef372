/** Endings, and what the base form has in their place; the longest first. Nouns and adjectives, then verbs. */
const ENDINGS: readonly (readonly [ending: string, base: readonly string[]])[] = [
  // लड़कियाँ, लड़कियों → लड़की
  ["ियाँ", ["ी"]],
  ["ियां", ["ी"]],
  ["ियों", ["ी", "ि"]],
  // किताबें → किताब, किताबों → किताब, लड़कों → लड़का
  ["ुओं", ["ू", "ु"]],
  ["ाओं", ["ा"]],
  ["ाएँ", ["ा"]],
  ["ाएं", ["ा"]],
  ["ओं", [""]],
  ["ों", ["", "ा"]],
  ["ें", ["", "ना"]],
  // लड़के → लड़का, अच्छी → अच्छा
  ["े", ["ा", "ना"]],
  ["ी", ["ा", "ना"]],
  // करता, करते, करती, करके, करने, करूँगा … → करना
  ["ता", ["ना"]],
  ["ते", ["ना"]],
  ["ती", ["ना"]],
  ["तीं", ["ना"]],
  ["ने", ["ना"]],
  ["नी", ["ना"]],
  ["कर", ["ना"]],
  ["के", ["ना"]],
  ["या", ["ना"]],
  ["ये", ["ना"]],
  ["ए", ["ना"]],
  ["ई", ["ना"]],
  ["ीं", ["ना"]],
  ["ा", ["ना"]],
  ["ो", ["ना"]],
  ["िए", ["ना"]],
  ["िये", ["ना"]],
  ["ूँ", ["ना"]],
  ["ूं", ["ना"]],
  ["ूँगा", ["ना"]],
  ["ूँगी", ["ना"]],
  ["ेगा", ["ना"]],
  ["ेगी", ["ना"]],
  ["ेंगे", ["ना"]],
  ["ेंगी", ["ना"]],
  ["ोगे", ["ना"]],
  ["एगा", ["ना"]],
  ["एगी", ["ना"]],
  ["एँगे", ["ना"]],
];
/** A stem of one letter says nothing. */
const SHORTEST = 2;

/** What a Hindi word may be inflected from, by its ending: किताबों → किताब, लड़के → लड़का, चलती → चलना. No dictionary says which. */
export function hindiStems(form: string): string[] {
  return ENDINGS.filter(([ending]) => form.endsWith(ending) && form.length - ending.length >= SHORTEST)
    .sort(([a], [b]) => b.length - a.length)
    .flatMap(([ending, bases]) => bases.map((base) => form.slice(0, -ending.length) + base));
}
