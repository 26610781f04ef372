import { type CoverDesign, coverDesign } from "@lagom/shared/text/cover-design";
import { HEIGHT, WIDTH } from "@lagom/shared/text/cover-patterns";
import { canDraw, linePath, linesOf } from "./text-paths.ts";

/** What a picture of a book or a list shows. */
export interface Picture {
  title: string;
  /** A line below the title. */
  line: string;
  /** Books whose covers are drawn, at most three. */
  books: { title: string; authors: string }[];
}

const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;
const TITLE_SIZES = [84, 72, 60, 50];
const MOST_LINES = 4;
/** More have no room. */
const MOST_LETTERS = 160;
const COLUMN = { x: 560, width: 560 };

/** The picture that other sites show of a book or a list. A title whose letters no font here has is left out, not drawn as boxes. */
export function pictureSvg(picture: Picture): string {
  const [title, line] = [picture.title, picture.line].map((text) =>
    [...text].slice(0, MOST_LETTERS).join(""),
  ) as [string, string];
  const isRead = canDraw(title);
  const [first, ...others] = picture.books.slice(0, 3).map((book) => coverDesign(book.title, book.authors));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}">
<rect width="100%" height="100%" fill="#FBF6EA"/>
<g transform="translate(${isRead ? 90 : 430} 60)">
${others
  .map((design, at) => cover(design, at + 1))
  .reverse()
  .join("")}${first ? cover(first, 0) : ""}
</g>
${isRead ? words(title, canDraw(line) ? line : "") : ""}
${sign(isRead ? COLUMN.x : 980)}
</svg>`;
}

/** @param at the first stands in front, the others lean behind it */
function cover({ palette, shapes }: CoverDesign, at: number): string {
  const name = `cloth${at}`;
  const drawn = shapes.map(({ d, colour, line, opacity = 1 }) => {
    const paint = line
      ? `fill="none" stroke="${palette[colour]}" stroke-width="${line}"`
      : `fill="${palette[colour]}"`;
    return `<path d="${d}" ${paint} opacity="${opacity}"/>`;
  });
  return `<g transform="rotate(${at * 2.5} 170 510) translate(${at * 17} 0) scale(1.7)">
<defs><linearGradient id="${name}" x1="0" y1="0" x2="0.4" y2="1"><stop stop-color="${palette.cloth}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient>
<clipPath id="${name}-edge"><path d="${OUTLINE}"/></clipPath></defs>
<path d="${OUTLINE}" fill="#241F17" opacity="0.14" transform="translate(5 7)"/>
<g clip-path="url(#${name}-edge)"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${name})"/>
<path d="M18 10H190V290H18Z" fill="none" stroke="${palette.mark}" opacity="0.6"/>
${drawn.join("")}<rect width="8" height="${HEIGHT}" opacity="0.28"/></g></g>`;
}
const OUTLINE = `M4 0H${WIDTH - 10}a10 10 0 0 1 10 10V${HEIGHT - 10}a10 10 0 0 1 -10 10H4a4 4 0 0 1 -4 -4V4a4 4 0 0 1 4 -4Z`;

function words(title: string, line: string): string {
  const fitting = TITLE_SIZES.map((size) => ({
    size,
    lines: linesOf(title, size, COLUMN.width, MOST_LINES),
  }));
  const { size, lines } =
    fitting.find((set) => set.lines.length < MOST_LINES && !set.lines.some((part) => part.endsWith("…"))) ??
    (fitting.at(-1) as (typeof fitting)[number]);
  const below = line ? linesOf(line, 34, COLUMN.width, 2) : [];
  const height = lines.length * size * 1.16 + below.length * 44;
  const top = Math.max(70, (PICTURE_HEIGHT - 70 - height) / 2);
  return [
    ...lines.map((part, at) => text(part, top + size * (0.9 + at * 1.16), size, "#241F17")),
    ...below.map((part, at) => text(part, top + lines.length * size * 1.16 + 50 + at * 44, 34, "#6B5F4B")),
  ].join("");
}
const text = (line: string, y: number, size: number, colour: string): string =>
  `<path d="${linePath(line, COLUMN.x, y, size)}" fill="${colour}"/>`;

/** The name of the product with its mark. */
const sign = (x: number): string => `<g transform="translate(${x - 8} 525) scale(1.4)">
<path d="M16 16V6a10 10 0 1 1-8.66 15Z" fill="#1E5A4B"/><path d="M16 16 7.34 21a10 10 0 0 1 0-10Z" fill="#B97A10"/><path d="M16 16 7.34 11A10 10 0 0 1 16 6Z" fill="#A32A40"/>
</g><path d="${linePath("Lagom", x + 38, 560, 36)}" fill="#1E5A4B"/>`;
