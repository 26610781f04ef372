declare module "kuromoji" {
  export interface KuromojiToken {
    surface_form: string;
    pos: string;
    pos_detail_1: string;
    pos_detail_2: string;
    basic_form: string;
    /** Katakana; missing for unknown words. */
    reading?: string;
  }
  export interface Tokenizer {
    tokenize(text: string): KuromojiToken[];
  }
  const kuromoji: {
    builder(options: { dicPath: string }): {
      build(done: (error: Error | null, tokenizer: Tokenizer) => void): void;
    };
  };
  export default kuromoji;
}
