import { existsSync } from "node:fs";
import { join } from "node:path";
import react from "react/package.json" with { type: "json" };
import manifest from "../package.json" with { type: "json" };
import { OF_REACT, OF_SHARED, SINGLE } from "./sharing.ts";

const SHARED = join(import.meta.dirname, "..");
const JSX = { production: "react/jsx-runtime", development: "react/jsx-dev-runtime" };

/**
 * The code of a CommonJS module that exports, by name, what the shell provides: one instance of React and of each browser subpath of
 * `@lagom/shared`, in the form in which the federation runtime takes it (`shared` of its options).
 */
export function providedModule(mode: keyof typeof JSX): string {
  const offers = [
    ...["react", JSX[mode], "react-dom", "react-dom/client"].map((name) => offer(name, OF_REACT)),
    ...Object.entries(OF_SHARED).map(([name, rules]) => offer(name, rules)),
  ];
  return [OFFER, ...offers].join("\n");
}

/** The code of a module that imports the style sheets of what is provided. */
export function importProvidedStyles(): string {
  const sheets = Object.keys(OF_SHARED).map((name) => `${name.replace(manifest.name, SHARED)}.module.css`);
  return sheets
    .filter((sheet) => existsSync(sheet))
    .map((sheet) => `import ${JSON.stringify(sheet)};`)
    .join("\n");
}

/** The version in which the shell provides a module, as `react-dom/client` or `@lagom/shared/paths`. */
export const versionOf = (name: string): string =>
  name.startsWith(`${manifest.name}/`) ? manifest.version : react.version;

/** The code of a function that offers a module. */
const OFFER = `
const offer = (version, requiredVersion, lib) =>
  ({ version, shareConfig: { ...${JSON.stringify(SINGLE)}, requiredVersion, eager: true }, lib });`;

function offer(name: string, { requiredVersion }: typeof OF_REACT): string {
  const [key, version, range] = [name, versionOf(name), requiredVersion].map((text) => JSON.stringify(text));
  return `exports[${key}] = offer(${version}, ${range}, () => require(${key}));`;
}
