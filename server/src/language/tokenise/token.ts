/** A piece of a sentence that is looked up as one. Offsets are UTF-16 code units in the tokenised text. */
export interface Token {
  start: number;
  end: number;
  /** The key of the token as written (`wordKey`). */
  form: string;
  /** Base form, if the analyser gives one. */
  lemma: string | null;
  /** Further keys to look up, best first: without clitic, particle or elision. */
  candidates: string[];
  /** Hiragana or pinyin. */
  reading: string | null;
  number: boolean;
  /** One word by the rules of its language, even if the lexicon knows only its parts. */
  whole?: true;
}

/** A raw token before it becomes a token. */
export interface RawToken {
  start: number;
  end: number;
  lemma?: string;
  reading?: string;
  whole?: true;
}
