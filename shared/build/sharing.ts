import manifest from "../package.json" with { type: "json" };

/**
 * Subpaths of which areas take nothing from the shell: build code, schemas (the browser takes only their types), test helps;
 * and what each release keeps its own copy of: bounds, the look of texts, which must not change under a release that stands, and
 * what is smaller than its name in the list of what is shared, or only the shell takes. Who adds a path here releases the areas
 * that took it first: the gate refuses a shell that no longer provides what a live area takes.
 */
const NOT_SHARED =
  /^\.\/(types|build|contract|testing|reading|release-document|analytics\/catalogue|api\/kept-answer|write-queue\/(unsent-words|write)|page-config|preferences\/(mirror|text-size)|text\/(anonymous|bounds|list-name|own-text)|ui\/(after-paint|class-names))(\/|$)|\.(css|json)$/;

const REACT = ["react", "react/", "react-dom", "react-dom/"];

const subpaths = Object.keys(manifest.exports)
  .filter((path) => !NOT_SHARED.test(path))
  .map((path) => path.replace(".", manifest.name));

const range = (version: string) => `^${version.split(".")[0]}.0.0`;
const single = { singleton: true, strictVersion: true };
const reactRange = "^19.0.0";

/** What the shell provides: one instance of React and of each browser subpath of `@lagom/shared`. */
export function provided() {
  return {
    ...fromKeys(REACT, (shareKey) => ({ ...single, shareKey, requiredVersion: reactRange, eager: true })),
    ...fromKeys(subpaths, (shareKey) => ({
      ...single,
      shareKey,
      version: manifest.version,
      requiredVersion: range(manifest.version),
      eager: true,
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
  return subpaths.map((path) => `import "${path}";`).join("\n");
}

function fromKeys<T>(keys: readonly string[], value: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
