declare module "opentype.js" {
  export interface Command {
    type: "M" | "L" | "Q" | "C" | "Z";
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  export interface Font {
    charToGlyphIndex(letter: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
  }
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
