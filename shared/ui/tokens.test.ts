import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const PAIR = /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g;
const TOKENS = new Map([...css.matchAll(PAIR)].map(([, name, light, dark]) => [name, { light, dark }]));

/** The linear red, green and blue of a token in a theme. */
function colourOf(name: string, theme: "light" | "dark"): Colour {
  const hex = TOKENS.get(name)?.[theme] ?? "";
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Relative luminance, as WCAG 2.2 defines it. */
const luminance = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How colours look with each kind of colour blindness (Machado, Oliveira and Fernandes 2009, severity 1), and in greyscale. */
const EYES: Record<string, Matrix> = {
  "full colour vision": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(eyes: Matrix, [r, g, b]: Colour): Colour {
  const [x, y, z] = eyes.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)));
  return [x ?? 0, y ?? 0, z ?? 0];
}

const root = new URL("../..", import.meta.url).pathname;

it("every layer of the frame is one of the tokens", () => {
  const styles = globSync("{shared,shell,mf-*}/**/*.css", { cwd: root, exclude: ["**/node_modules"] });
  expect(styles.length).toBeGreaterThan(50);
  const own = styles.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(/z-index: (\d\d+)/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expect(own).toEqual([]);
});

const HEAT = ["sunken", "heat-1", "heat-2", "heat-3", "heat-4"];
const SURFACES = ["paper", "raised", "sunken"];
const ON = (names: string[], grounds: string[]) => names.flatMap((name) => grounds.map((on) => [name, on]));

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const between = (one = "", other = "", eyes = EYES["full colour vision"] as Matrix) =>
    contrast(seen(eyes, colourOf(one, theme)), seen(eyes, colourOf(other, theme)));

  it.each([
    ...ON(["ink", "soft", "pine", "berry"], SURFACES),
    ...["pine", "berry", "sky"].map((name) => [name, `${name}-tint`]),
    ["saffron-ink", "saffron-tint"],
    ...["sky-tint", "saffron-tint"].map((ground) => ["ink", ground]),
    ["on-pine", "pine"],
    ["on-berry", "berry"],
  ])("text in %s reads on %s: 4.5 to 1", (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...ON(["control", "pine"], SURFACES), ["sky", "sky-tint"], ["saffron-ink", "saffron-tint"]])(
    "an edge or a bar in %s shows on %s: 3 to 1",
    (shape, ground) => {
      expect(between(shape, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(Object.entries(EYES))(
    "a day with reading is told from one without, and from more: %s",
    (_, eyes) => {
      const [none, ...steps] = HEAT;
      for (const step of steps) expect(between(step, none, eyes)).toBeGreaterThanOrEqual(3);
      for (const [index, step] of steps.slice(1).entries())
        expect(between(step, steps[index], eyes)).toBeGreaterThanOrEqual(1.4);
    },
  );
});
