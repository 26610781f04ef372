import type { Direction, LanguageCode } from "@lagom/shared/text/languages";
import { wrapLines } from "../../text/wrap-lines.ts";

export interface Quote {
  text: string;
  /** Of the text that it is from. */
  title: string;
  lang: LanguageCode;
  dir: Direction;
}

/** Upright, as phones show pictures; in pixels. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 104;
const ROOM = { top: 190, bottom: HEIGHT - 310 };
/** The largest size in which the quote has room; the rest of a longer one is left out. */
const SIZES = [76, 66, 58, 50, 44, 39, 35, 31];
const MOST_TITLE_LINES = 2;
const TITLE_SIZE = 34;

/** The logo's size, and that of its drawing. */
const LOGO = 56;
const LOGO_GRID = 16;
const SLICES = [
  ["pine", "M8 8V1a7 7 0 1 1-6.06 10.5Z"],
  ["saffron", "M8 8 1.94 11.5A7 7 0 0 1 1.94 4.5Z"],
  ["berry", "M8 8 1.94 4.5A7 7 0 0 1 8 1Z"],
] as const;

/** Scripts that need more space between lines. */
const LEADING: Partial<Record<LanguageCode, number>> = { ar: 1.85, hi: 1.65, zh: 1.6, ja: 1.6, ko: 1.6 };

/** Draws a quote with its title and the product's name, in the fonts and colours of the page, as PNG. */
export async function drawQuote(quote: Quote): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures");
  const look = lookOf(quote.lang);
  // The first face is the page's own, the others are the device's. Where it cannot be had, these do.
  await document.fonts.load(`400 20px ${look.family.split(",")[0]}`, quote.text).catch(() => []);
  drawGround(context, look, quote.dir);
  drawText(context, look, quote);
  drawFoot(context, look, quote);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture was made"))), "image/png"),
  );
}

/** The fonts and colours that the page shows this language in. */
function lookOf(lang: LanguageCode) {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.lang = lang;
  const value = (name: "color" | "fontFamily", token: string) => {
    probe.style[name] = `var(--${token})`;
    return getComputedStyle(probe)[name];
  };
  const color = (token: string) => value("color", token);
  const look = {
    family: value("fontFamily", "font-text"),
    paper: color("paper"),
    ink: color("ink"),
    soft: color("soft"),
    line: color("line"),
    pine: color("pine"),
    berry: color("berry"),
    saffron: color("saffron"),
  };
  probe.remove();
  return look;
}
type Look = ReturnType<typeof lookOf>;

/** Where lines of this direction start. */
const startOf = (dir: Direction) => (dir === "rtl" ? WIDTH - MARGIN : MARGIN);

function drawGround(context: CanvasRenderingContext2D, look: Look, dir: Direction): void {
  context.fillStyle = look.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = look.berry;
  context.fillRect(dir === "rtl" ? WIDTH - MARGIN - 88 : MARGIN, MARGIN, 88, 10);
  context.fillStyle = look.line;
  context.fillRect(MARGIN, ROOM.bottom + 50, WIDTH - 2 * MARGIN, 2);
  context.textBaseline = "alphabetic";
  context.textAlign = "start";
  context.direction = dir;
}

function drawText(context: CanvasRenderingContext2D, look: Look, { text, lang, dir }: Quote): void {
  const leading = LEADING[lang] ?? 1.42;
  const fits = (size: number) => {
    context.font = `400 ${size}px ${look.family}`;
    const height = size * leading;
    const lines = linesOf(context, text, lang);
    const most = Math.floor((ROOM.bottom - ROOM.top) / height);
    return { height, lines, most, fits: lines.length <= most, size };
  };
  const smallest = SIZES[SIZES.length - 1] ?? TITLE_SIZE;
  const chosen = SIZES.map(fits).find((one) => one.fits) ?? fits(smallest);
  context.font = `400 ${chosen.size}px ${look.family}`;
  const shown = cut(chosen.lines, chosen.most);
  const space = ROOM.bottom - ROOM.top - shown.length * chosen.height;
  context.fillStyle = look.ink;
  for (const [at, line] of shown.entries())
    context.fillText(line, startOf(dir), ROOM.top + space / 2 + at * chosen.height + chosen.size);
}

function drawFoot(context: CanvasRenderingContext2D, look: Look, { title, lang, dir }: Quote): void {
  const start = startOf(dir);
  const top = ROOM.bottom + 108;
  context.font = `600 ${TITLE_SIZE}px ${look.family}`;
  context.fillStyle = look.soft;
  const lines = cut(linesOf(context, title, lang), MOST_TITLE_LINES);
  for (const [at, line] of lines.entries()) context.fillText(line, start, top + at * TITLE_SIZE * 1.4);
  const inwards = dir === "rtl" ? -1 : 1;
  drawLogo(context, look, start + (inwards * LOGO) / 2, HEIGHT - MARGIN + 6);
  context.fillStyle = look.pine;
  context.font = `700 40px ${look.family}`;
  context.fillText("Lagom", start + inwards * (LOGO + 18), HEIGHT - MARGIN + 20);
}

/** The frame's logo, around a point. */
function drawLogo(context: CanvasRenderingContext2D, look: Look, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.scale(LOGO / LOGO_GRID, LOGO / LOGO_GRID);
  context.translate(-LOGO_GRID / 2, -LOGO_GRID / 2);
  for (const [name, path] of SLICES) {
    context.fillStyle = look[name];
    context.fill(new Path2D(path));
  }
  context.restore();
}

const linesOf = (context: CanvasRenderingContext2D, text: string, lang: LanguageCode) =>
  wrapLines(text, lang, WIDTH - 2 * MARGIN, (line) => context.measureText(line).width);

/** At most so many lines, the last of them with an ellipsis where more follow. */
function cut(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1).trimEnd()}…`];
}
