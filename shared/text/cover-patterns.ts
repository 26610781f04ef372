/** A part of a cover's drawing, as the path of an SVG. */
export interface CoverShape {
  d: string;
  /** Which of the palette's two colours. */
  colour: "mark" | "second";
  /** Width of its line; without one the path is filled. */
  line?: number;
  opacity?: number;
}

/** Draws on a field of `WIDTH` to `HEIGHT`, below the title. @param next a series of numbers from 0 to 1 */
export type CoverPattern = (next: () => number) => CoverShape[];

/** The field of a cover in the units of its drawing. */
export const WIDTH = 200;
export const HEIGHT = 300;
/** Patterns stay below this height: what stands above is for title and authors. */
const TOP = 190;

const round = (value: number) => Math.round(value * 10) / 10;
const between = (next: () => number, least: number, most: number) => least + next() * (most - least);
const whole = (next: () => number, least: number, most: number) => Math.floor(between(next, least, most + 1));
const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => draw(at));

const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

/** A disc behind hills. */
const horizon: CoverPattern = (next) => {
  const x = between(next, 45, 155);
  const hill = (y: number, bend: number) =>
    `M0 ${round(y)}Q${round(between(next, 30, 80))} ${round(y - bend)} 100 ${round(y)}T${WIDTH} ${round(y)}V${HEIGHT}H0Z`;
  return [
    { d: disc(x, between(next, 225, 240), between(next, 22, 34)), colour: "mark" },
    { d: hill(between(next, 240, 250), 34), colour: "second", opacity: 0.55 },
    { d: hill(between(next, 262, 272), -26), colour: "second", opacity: 0.9 },
  ];
};

const waves: CoverPattern = (next) => {
  const count = whole(next, 4, 7);
  const length = WIDTH / whole(next, 2, 5);
  const rise = between(next, 7, 13);
  return times(count, (at) => ({
    d: `M0 ${round(TOP + 20 + at * (90 / count))}${`q${round(length / 4)} ${round(-rise)} ${round(length / 2)} 0t${round(length / 2)} 0`.repeat(Math.ceil(WIDTH / length))}`,
    colour: at % 3 === 1 ? "mark" : "second",
    line: round(between(next, 2.5, 5)),
  }));
};

/** Arches within arches, side by side. */
const arches: CoverPattern = (next) => {
  const count = whole(next, 1, 4);
  const width = WIDTH / count;
  const rings = whole(next, 2, 3);
  const gap = between(next, 0.75, 1) * Math.min(width / 2 / (rings + 0.5), 22);
  return times(count * rings, (at) => {
    const ring = at % rings;
    const middle = (Math.floor(at / rings) + 0.5) * width;
    const r = Math.min(width / 2, 78) - (ring + 0.4) * gap;
    return {
      d: `M${round(middle - r)} ${HEIGHT}V${round(Math.max(TOP + 5, HEIGHT - 55) + r / 3)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0V${HEIGHT}`,
      colour: ring % 2 === 0 ? "mark" : "second",
      line: round(gap * 0.45),
    };
  });
};

/** Rays from below. */
const rays: CoverPattern = (next) => {
  const count = whole(next, 7, 15);
  const x = between(next, 40, 160);
  const inner = between(next, 24, 34);
  const ray = (at: number) => {
    const angle = Math.PI * ((at + 0.5) / count);
    const point = (r: number, turn: number) =>
      `${round(x - Math.cos(angle + turn) * r)} ${round(HEIGHT - Math.sin(angle + turn) * r)}`;
    const half = Math.PI / count / 4;
    return `M${point(inner + 8, -half)}L${point(105, -half)}L${point(105, half)}L${point(inner + 8, half)}Z`;
  };
  return [
    { d: disc(x, HEIGHT, inner), colour: "mark" },
    { d: times(count, ray).join(""), colour: "second", opacity: 0.9 },
  ];
};

/** Dots that grow towards one side. */
const dots: CoverPattern = (next) => {
  const step = between(next, 15, 22);
  const columns = Math.floor(WIDTH / step);
  const rows = Math.floor((HEIGHT - TOP) / step);
  const side = next() < 0.5;
  const dot = (at: number) => {
    const column = at % columns;
    const row = Math.floor(at / columns);
    const towards = ((side ? column : columns - 1 - column) / columns + row / rows) / 2;
    const r = step * (0.06 + 0.4 * towards);
    return disc((column + 0.5) * (WIDTH / columns), HEIGHT - 8 - (rows - row - 0.5) * step, r);
  };
  const split = whole(next, 1, rows - 1) * columns;
  const drawn = times(columns * rows, dot);
  return [
    { d: drawn.slice(0, split).join(""), colour: "second" },
    { d: drawn.slice(split).join(""), colour: "mark" },
  ];
};

/** Rings around a corner. */
const rings: CoverPattern = (next) => {
  const x = next() < 0.5 ? 0 : WIDTH;
  const step = between(next, 13, 20);
  return times(Math.floor(105 / step), (at) => ({
    d: disc(x, HEIGHT, (at + 0.6) * step),
    colour: at % 2 === 0 ? "mark" : "second",
    line: round(step * between(next, 0.25, 0.5)),
  }));
};

const mountains: CoverPattern = (next) => {
  const range = (least: number, most: number, count: number) => {
    const peaks = times(count, (at) => {
      const x = (at + 0.5) * (WIDTH / count);
      return `L${round(x)} ${round(between(next, least, most))}L${round(x + WIDTH / count / 2)} ${round(between(next, 262, 276))}`;
    });
    return `M0 ${HEIGHT}L0 268${peaks.join("")}V${HEIGHT}Z`;
  };
  return [
    { d: disc(between(next, 30, 170), between(next, 206, 218), between(next, 9, 15)), colour: "mark" },
    { d: range(205, 232, whole(next, 2, 3)), colour: "second", opacity: 0.55 },
    { d: range(238, 255, whole(next, 3, 5)), colour: "mark", opacity: 0.9 },
  ];
};

/** A twig with leaves. */
const leaves: CoverPattern = (next) => {
  const count = whole(next, 4, 6);
  const x = between(next, 70, 130);
  const lean = between(next, -22, 22);
  const size = between(next, 26, 36);
  const leaf = (at: number, side: number) => {
    const y = 288 - at * (78 / count);
    const foot = x + lean * (at / count);
    const length = size * (1 - (at / count) * 0.45);
    return `M${round(foot)} ${round(y)}q${round(side * length * 0.35)} ${round(-length * 0.75)} ${round(side * length)} ${round(-length * 0.6)}q${round(-side * length * 0.2)} ${round(length * 0.65)} ${round(-side * length)} ${round(length * 0.6)}Z`;
  };
  return [
    { d: `M${round(x - lean * 0.1)} ${HEIGHT}L${round(x + lean)} 196`, colour: "second", line: 3 },
    { d: times(count, (at) => leaf(at, -1)).join(""), colour: "mark" },
    { d: times(count, (at) => leaf(at + 0.4, 1)).join(""), colour: "second" },
  ];
};

/** Quarters of a circle, each turned its own way. */
const tiles: CoverPattern = (next) => {
  const columns = whole(next, 3, 6);
  const size = WIDTH / columns;
  const rows = Math.floor((HEIGHT - TOP) / size);
  const tile = (at: number): CoverShape => {
    const x = (at % columns) * size;
    const y = HEIGHT - (Math.floor(at / columns) + 1) * size;
    const turn = whole(next, 0, 3);
    const right = turn % 2 === 1;
    const low = turn > 1;
    const cx = right ? x + size : x;
    const cy = low ? y + size : y;
    const sweep = right === low ? 1 : 0;
    return {
      d: `M${round(cx)} ${round(cy)}H${round(right ? x : x + size)}A${round(size)} ${round(size)} 0 0 ${sweep} ${round(cx)} ${round(low ? y : y + size)}Z`,
      colour: next() < 0.4 ? "mark" : "second",
      opacity: next() < 0.3 ? 0.55 : 1,
    };
  };
  return times(columns * rows, tile);
};

/** Lines that cross. */
const lattice: CoverPattern = (next) => {
  const step = between(next, 16, 30);
  const slope = between(next, 0.6, 1.6);
  const fall = HEIGHT - TOP - 10;
  const lines = (direction: number) =>
    times(Math.ceil((WIDTH + 2 * (fall / slope)) / step), (at) => {
      const x = at * step - fall / slope;
      const [from, to] = direction > 0 ? [x, x + fall / slope] : [x + fall / slope, x];
      return `M${round(from)} ${HEIGHT}L${round(to)} ${HEIGHT - fall}`;
    }).join("");
  return [
    { d: lines(1), colour: "second", line: round(between(next, 1.5, 4)) },
    { d: lines(-1), colour: "mark", line: round(between(next, 1.5, 4)) },
    { d: `M0 ${HEIGHT - fall}H${WIDTH}`, colour: "mark", line: 3 },
  ];
};

/** The moon as it wanes. */
const moons: CoverPattern = (next) => {
  const count = whole(next, 3, 5);
  const r = between(next, 0.8, 1) * Math.min(27, 78 / count);
  const y = between(next, 232, 252);
  const first = whole(next, 0, count - 1);
  return times(count, (at) => {
    const x = WIDTH / 2 + (at - (count - 1) / 2) * r * 2.35;
    const bulge = r * (1 - (2 * ((at + first) % count)) / count);
    return {
      d: `M${round(x)} ${round(y - r)}A${round(r)} ${round(r)} 0 0 1 ${round(x)} ${round(y + r)}A${round(Math.abs(bulge))} ${round(r)} 0 0 ${bulge > 0 ? 1 : 0} ${round(x)} ${round(y - r)}Z`,
      colour: at % 2 === 0 ? "mark" : "second",
    };
  });
};

/** Bars like the spines of books on a shelf. */
const spines: CoverPattern = (next) => {
  const shapes: CoverShape[] = [{ d: `M18 284H182`, colour: "mark", line: 3 }];
  for (let x = 24; x < 166; ) {
    const width = between(next, 9, 20);
    const top = between(next, 202, 240);
    shapes.push({
      d: `M${round(x)} 281V${round(top)}h${round(width)}V281Z`,
      colour: next() < 0.4 ? "mark" : "second",
      opacity: next() < 0.3 ? 0.6 : 1,
    });
    x += width + 3;
  }
  return shapes;
};

export const PATTERNS: readonly CoverPattern[] = [
  horizon,
  waves,
  arches,
  rays,
  dots,
  rings,
  mountains,
  leaves,
  tiles,
  lattice,
  moons,
  spines,
];
