import { type CoverShape, PATTERNS } from "./cover-patterns.ts";
import { seriesOf } from "./series.ts";

/** The colours of a cover: its cloth in light and in shadow, and two for what is printed on it. */
export interface CoverPalette {
  cloth: string;
  deep: string;
  mark: string;
  second: string;
}

/** The colour of title and authors, on every cloth. */
export const COVER_INK = "#FBF6EA";

export const PALETTES: readonly CoverPalette[] = [
  { cloth: "#1E5A4B", deep: "#123C38", mark: "#E3B457", second: "#5E9C84" },
  { cloth: "#8C3346", deep: "#5E1F30", mark: "#F0D3A6", second: "#CB6A78" },
  { cloth: "#2F5578", deep: "#1C3650", mark: "#E9C27A", second: "#7FA6C9" },
  { cloth: "#76551F", deep: "#4E3611", mark: "#F4E3BD", second: "#C79A4B" },
  { cloth: "#4B4463", deep: "#2E2942", mark: "#E7A98C", second: "#8F86B3" },
  { cloth: "#97492A", deep: "#652F16", mark: "#F6DDA6", second: "#DE9067" },
  { cloth: "#17626B", deep: "#0D3F47", mark: "#F2C6A0", second: "#62A9AE" },
  { cloth: "#6B3A6A", deep: "#442244", mark: "#EFC3D2", second: "#B27FB0" },
  { cloth: "#3C4A54", deep: "#242F37", mark: "#F0B36B", second: "#8599A6" },
  { cloth: "#566029", deep: "#383F17", mark: "#F3E0A0", second: "#A0AC5E" },
  { cloth: "#A03A33", deep: "#6B211D", mark: "#FFD9B0", second: "#E38A77" },
  { cloth: "#27376B", deep: "#172147", mark: "#F5B8A4", second: "#7C8FD0" },
];

export interface CoverDesign {
  palette: CoverPalette;
  /** What is drawn below the title, in the units of cover-patterns.ts, the lowest first. */
  shapes: CoverShape[];
  /** Whether a line frames the cover. */
  framed: boolean;
}

const choose = <T>(of: readonly T[], at: number): T => of[Math.floor(at * of.length)] as T;

/** How the cover of a book looks that has no picture: always the same, in the colours of its authors, drawn by its title. */
export function coverDesign(title: string, authors: string): CoverDesign {
  const next = seriesOf(`${title}|${authors}`);
  const palette = choose(PALETTES, seriesOf(authors || title)());
  return { palette, shapes: choose(PATTERNS, next())(next), framed: next() < 0.3 };
}
