declare module "subset-font" {
  /**
   * A font with only some of its characters.
   * @param font SFNT, WOFF or WOFF2
   * @param text the characters; those that the font lacks are ignored
   * @throws where the bytes are no font
   */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      /** OpenType tags of features; all others are left out with the glyphs that only they use. */
      keepFeatures: readonly string[];
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
