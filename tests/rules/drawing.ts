import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../run/command.ts";
import { PACKAGES } from "../run/packages.ts";

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The parts we read of dependency-cruiser's JSON. */
interface Cruise {
  modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[];
}

const COMMAND = join(root, "tests/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const SHIPPED = PACKAGES.filter((name) => name !== "tests");
const NOT_SHIPPED = "(^|/)(node_modules|dist|testing)/|\\.test\\.tsx?$|/testing\\.ts$";

/** The box of a file in the drawing: its layer in the server, else its package. */
function boxOf(file: string): string | undefined {
  const [, layer] = /^server\/src\/([\w-]+)\//.exec(file) ?? [];
  if (layer) return `server/${layer}`;
  const [name = ""] = file.split("/");
  return name !== "server" && SHIPPED.includes(name) ? name : undefined;
}

/** The imports between boxes, read from the shipped code. */
function arrows(): Arrows {
  const { stdout } = spawnSync(
    process.execPath,
    [COMMAND, "--output-type", "json", "--exclude", NOT_SHIPPED, ...SHIPPED],
    { cwd: root, encoding: "utf8", maxBuffer: 1e9 },
  );
  const { modules } = JSON.parse(stdout) as Cruise;
  const found = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = boxOf(source);
    for (const { resolved } of dependencies) {
      const to = boxOf(resolved);
      if (from && to && from !== to) found.set(from, (found.get(from) ?? new Set()).add(to));
    }
  }
  return found;
}

/** Whether one box reaches another through more than one arrow. */
function reachesByOthers(found: Arrows, from: string, to: string): boolean {
  const next = [...(found.get(from) ?? [])].filter((box) => box !== to);
  const seen = new Set(next);
  for (const box of seen) for (const further of found.get(box) ?? []) seen.add(further);
  return seen.has(to);
}

const START = "<!-- layers -->";
const END = "<!-- /layers -->";

/** The allowed imports as a Mermaid drawing; arrows implied by others are left out. */
function drawing(): string {
  const found = arrows();
  const lines = [...found].flatMap(([from, boxes]) =>
    [...boxes]
      .filter((to) => !reachesByOthers(found, from, to))
      .map((to) => `  ${idOf(from)}["${from}"] --> ${idOf(to)}["${to}"]`),
  );
  return ["```mermaid", "flowchart TD", ...lines.sort(), "```"].join("\n");
}

const idOf = (box: string): string => box.replaceAll(/\W/g, "_");

/** A document with the current drawing between its two marks. */
export function withDrawing(document: string): string {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`The document has no ${START} … ${END}`);
  return `${before}${START}\n${drawing()}\n${END}${after}`;
}
