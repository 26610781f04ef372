import { matchesGlob } from "node:path";
import runtime from "@module-federation/webpack-bundler-runtime/package.json" with { type: "json" };
import manifest from "../package.json" with { type: "json" };

const REACT = ["react", "react/", "react-dom", "react-dom/"];

/**
 * The shell and the areas share one instance of every export of `@lagom/shared`, except those listed as `notShared` in its
 * package.json: build code, contracts (browsers only need their types), test helpers, and small modules that each deployable
 * bundles itself, so that a live release keeps the limits and the look it was built with. Before you add a path to that list,
 * release the areas that use it: the gate refuses a shell that no longer provides what a live area uses.
 */
const subpaths = Object.keys(manifest.exports)
  .filter((path) => !manifest.notShared.some((pattern) => matchesGlob(path, pattern)))
  .map((path) => path.replace(".", manifest.name));

const range = (version: string) => `^${version.split(".")[0]}.0.0`;
/** One instance for the whole page, and an error instead of one that does not fit. */
export const SINGLE = { singleton: true, strictVersion: true };
/** The rules by which React is shared. */
export const OF_REACT = { ...SINGLE, requiredVersion: "^19.0.0" };
/** The rules by which each module of `@lagom/shared` is shared, by its name. */
export const OF_SHARED = fromKeys(subpaths, () => ({
  ...SINGLE,
  requiredVersion: range(manifest.version),
}));

/**
 * The part of the federation runtime that the entries of areas take from the shell (`federation-runtime.ts`). The entry's start code,
 * which the area's build generates, must fit it: a later version does, within a major one.
 */
export const BUNDLER_RUNTIME = {
  name: runtime.name,
  version: runtime.version,
  requiredVersion: `^${runtime.version.replace(/\d+$/, "0")}`,
};

/** What an area takes from the shell: the same modules, without a copy of its own. */
export function taken() {
  const rules = { ...fromKeys(REACT, () => OF_REACT), ...OF_SHARED };
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, { ...rule, import: false as const }]),
  );
}

function fromKeys<T>(keys: readonly string[], value: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
