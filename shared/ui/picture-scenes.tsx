import type { ReactNode } from "react";
import type { Category } from "../text/categories.ts";
import { seriesOf } from "../text/series.ts";

type Next = () => number;
type Draw = (next: Next) => ReactNode;

const between = (next: Next, low: number, high: number) => low + next() * (high - low);
const one = <T,>(next: Next, of: readonly [T, ...T[]]): T => of[Math.floor(next() * of.length)] ?? of[0];

const Sky = ({ fill }: { fill: string }) => <rect width="240" height="164" fill={fill} />;

/** Hills behind hills, and a sun or moon. */
const world: Draw = (next) => {
  const [sky, far, near, front] = one(next, [
    ["#F1E1BF", "#D8B48A", "#B98A63", "#7C5A44"],
    ["#CFE0E2", "#9CBDB2", "#5F9483", "#2E6555"],
    ["#E8D6D3", "#C9A5A3", "#8F7284", "#544861"],
  ]);
  const a = between(next, 62, 86);
  const b = between(next, 88, 106);
  const c = between(next, 116, 132);
  return (
    <>
      <Sky fill={sky} />
      <circle
        cx={between(next, 50, 190)}
        cy={between(next, 34, 52)}
        r={between(next, 14, 20)}
        fill="#F6D58E"
      />
      <path d={`M0 ${a + 18}Q60 ${a - 26} 120 ${a + 8}T240 ${a}V164H0Z`} fill={far} />
      <path d={`M0 ${b}Q70 ${b + 26} 130 ${b - 6}T240 ${b + 10}V164H0Z`} fill={near} />
      <path d={`M0 ${c + 10}Q90 ${c - 22} 150 ${c + 6}T240 ${c - 4}V164H0Z`} fill={front} />
    </>
  );
};

/** A street of house fronts. */
const business: Draw = (next) => {
  const walls = ["#D99B6C", "#B8533D", "#E3C48F", "#7B4A2B", "#C9785A", "#9C6B4A"];
  const shift = Math.floor(next() * walls.length);
  const houses = Array.from({ length: 5 }, (_, i) => ({
    x: i * 48,
    top: between(next, 46, 88),
    wall: walls[(i + shift) % walls.length],
    gable: next() > 0.5,
  }));
  return (
    <>
      <Sky fill="#F0DFBC" />
      {houses.map(({ x, top, wall, gable }) => (
        <g key={x} fill={wall}>
          <rect x={x} y={top} width="48" height={146 - top} />
          {gable && <path d={`M${x} ${top}l24 -20 24 20Z`} />}
          <g fill="#F7E7C4" opacity=".85">
            <rect x={x + 10} y={top + 14} width="9" height="13" rx="1" />
            <rect x={x + 29} y={top + 14} width="9" height="13" rx="1" />
          </g>
        </g>
      ))}
      <rect y="146" width="240" height="18" fill="#5B4436" />
    </>
  );
};

/** Lines that run, turn and end in knots. */
const technology: Draw = (next) => {
  const [ground, line, knot] = one(next, [
    ["#21473F", "#7FB8A4", "#F0C56C"],
    ["#2B3F54", "#8FB3CF", "#F0C56C"],
    ["#DDE7DF", "#3E7A68", "#B8533D"],
  ]);
  const lines = Array.from({ length: 6 }, (_, i) => ({
    y: 20 + i * 25,
    turn: between(next, 40, 150),
    up: next() > 0.5 ? 12 : -12,
    end: between(next, 170, 226),
  }));
  return (
    <>
      <Sky fill={ground} />
      <g stroke={line} strokeWidth="3" fill="none" strokeLinecap="round" strokeLinejoin="round">
        {lines.map(({ y, turn, up, end }) => (
          <path key={y} d={`M-4 ${y}H${turn}l12 ${up}H${end}`} />
        ))}
      </g>
      {lines.map(({ y, up, end }, i) => (
        <circle key={y} cx={end} cy={y + up} r={i % 3 === 0 ? 7 : 4.5} fill={i % 3 === 0 ? knot : line} />
      ))}
    </>
  );
};

/** A field with its lines, and something that flies over it. */
const sports: Draw = (next) => {
  const [field, stripe] = one(next, [
    ["#5E9A74", "#6FAA83"],
    ["#B8623F", "#C57350"],
    ["#4F86A6", "#6096B4"],
  ]);
  const x = between(next, 60, 180);
  const y = between(next, 34, 70);
  return (
    <>
      <Sky fill="#DCE6DA" />
      <path d="M0 74H240V164H0Z" fill={field} />
      {[0, 2, 4].map((i) => (
        <path key={i} d={`M${i * 52 - 20} 164l30-90h40l-18 90Z`} fill={stripe} />
      ))}
      <g stroke="#F7F1E0" strokeWidth="3" fill="none">
        <path d="M0 96H240" />
        <ellipse cx="120" cy="134" rx={between(next, 46, 62)} ry="20" />
      </g>
      <path
        d={`M8 150Q${x - 50} 10 ${x} ${y}`}
        stroke="#241F17"
        strokeOpacity=".35"
        strokeWidth="2"
        strokeDasharray="2 7"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="13" fill="#F3C96B" />
    </>
  );
};

/** A stage: curtains, lights and round shapes. */
const entertainment: Draw = (next) => {
  const [back, curtain, light] = one(next, [
    ["#3A2A3A", "#8C3346", "#F0C56C"],
    ["#24384A", "#3F6E86", "#F2D79C"],
    ["#4A3423", "#A9592F", "#F5DDA6"],
  ]);
  const x = between(next, 92, 148);
  return (
    <>
      <Sky fill={back} />
      <path d={`M${x} 0L${x - 52} 164H${x + 52}Z`} fill={light} opacity=".3" />
      <ellipse cx={x} cy="140" rx="52" ry="13" fill={light} opacity=".75" />
      <circle cx={x} cy="100" r={between(next, 14, 20)} fill={light} />
      <path d="M0 0H70Q58 70 22 112Q10 130 12 164H0Z" fill={curtain} />
      <path d="M240 0H170Q182 70 218 112Q230 130 228 164H240Z" fill={curtain} />
    </>
  );
};

/** The sea under a low sun, in bands. */
const science: Draw = (next) => {
  const [sky, sun, shallow, deep] = one(next, [
    ["#CFE0E2", "#F4D9A1", "#508D8B", "#2F6A74"],
    ["#E9DCC6", "#E9A86B", "#6F95A8", "#35597A"],
    ["#22304A", "#F3E3B5", "#3D5A80", "#1A2740"],
  ]);
  const horizon = between(next, 66, 84);
  return (
    <>
      <Sky fill={sky} />
      <circle cx={between(next, 60, 190)} cy={between(next, 28, 52)} r={between(next, 16, 24)} fill={sun} />
      <rect y={horizon} width="240" height="100" fill={shallow} />
      <path d={`M0 ${horizon + 30}q30 -10 60 0t60 0 60 0 60 0V164H0Z`} fill={deep} />
      <path
        d={`M0 ${horizon + 54}q30 -8 60 0t60 0 60 0 60 0`}
        stroke={shallow}
        strokeWidth="2.5"
        fill="none"
        opacity=".7"
      />
    </>
  );
};

/** Leaves on a stem. */
const health: Draw = (next) => {
  const [ground, stem, leaf, light] = one(next, [
    ["#E6EDDD", "#3E7A5A", "#5E9A74", "#9CC3A0"],
    ["#F4E3D3", "#8A5A3C", "#C9785A", "#E3A986"],
    ["#DFE8EC", "#3B6A91", "#6F9BBD", "#A9C6DB"],
  ]);
  const lean = between(next, -24, 24);
  return (
    <>
      <Sky fill={ground} />
      <circle cx={120 + lean * 2} cy="70" r="58" fill="#FFFDF8" opacity=".55" />
      <path
        d={`M120 170Q118 100 ${120 + lean} 26`}
        stroke={stem}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      {[0, 1, 2, 3].map((i) => {
        const y = 142 - i * 27;
        const x = 119 + (lean * (i + 0.6)) / 4.6;
        const reach = between(next, 34, 52) - i * 5;
        return (
          <g key={y}>
            <path
              d={`M${x} ${y}q${-reach * 0.4} -22 ${-reach} -18q${reach * 0.3} 26 ${reach} 18Z`}
              fill={leaf}
            />
            <path
              d={`M${x} ${y - 8}q${reach * 0.4} -22 ${reach} -18q${-reach * 0.3} 26 ${-reach} 18Z`}
              fill={light}
            />
          </g>
        );
      })}
    </>
  );
};

/** One scene a category; the numbers vary it. */
const SCENES: Readonly<Record<Category, Draw>> = {
  world,
  business,
  technology,
  sports,
  entertainment,
  science,
  health,
};

/** The drawing of a category, always the same for the same seed. */
export function Scene({ category, seed }: { category: Category; seed: string }) {
  return SCENES[category](seriesOf(seed));
}
