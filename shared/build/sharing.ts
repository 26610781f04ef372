import manifest from "../package.json" with { type: "json" };

/** Subpaths that never run in an area: build code, schemas (the browser takes only their types) and test helps. */
const NOT_FOR_BROWSERS = /^\.\/(types|build|contract|testing)(\/|$)|\.(css|json)$/;

/** Heavy subpaths, loaded on demand; everything else of `shared` stands in the shell's first chunk. */
const ON_DEMAND = /\/ui\/(dialog|menu)$/;

const REACT = ["react", "react/", "react-dom", "react-dom/"];

const subpaths = Object.keys(manifest.exports)
  .filter((path) => !NOT_FOR_BROWSERS.test(path))
  .map((path) => path.replace(".", manifest.name));

const range = (version: string) => `^${version.split(".")[0]}.0.0`;
const single = { singleton: true, strictVersion: true };
const reactRange = "^19.0.0";

/** What the shell provides: one instance of React and of each browser subpath of `@lagom/shared`. */
export function provided() {
  return {
    ...fromKeys(REACT, () => ({ ...single, requiredVersion: reactRange, eager: true })),
    ...fromKeys(subpaths, (path) => ({
      ...single,
      version: manifest.version,
      requiredVersion: range(manifest.version),
      eager: !ON_DEMAND.test(path),
    })),
  };
}

/** What an area takes from the shell: the same, without a copy of its own. */
export function taken() {
  return {
    ...fromKeys(REACT, () => ({ ...single, requiredVersion: reactRange, import: false as const })),
    ...fromKeys(subpaths, () => ({
      ...single,
      requiredVersion: range(manifest.version),
      import: false as const,
    })),
  };
}

/** A module that imports all that is provided: federation provides only what the shell's own build meets. */
export function providingModule(): string {
  const lazy = subpaths.filter((path) => ON_DEMAND.test(path));
  const eager = subpaths.filter((path) => !ON_DEMAND.test(path));
  return [
    ...eager.map((path) => `import "${path}";`),
    ...lazy.map((path) => `export const load_${path.replace(/\W/g, "_")} = () => import("${path}");`),
  ].join("\n");
}

function fromKeys<T>(keys: readonly string[], value: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
