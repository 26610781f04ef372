// Node resolves each import anew, even where the same package was asked for the same thing a moment ago: a third of the CPU time of a
// start. Worst is drizzle-orm, whose package.json lists each of its files in 180 KB that are parsed each time. With this, modules are
// resolved as Node would, but once for each of our packages, and our own files by their names alone.
import { registerHooks } from "node:module";

const ROOT = new URL(".", import.meta.url).href;
const DRIZZLE = "/node_modules/drizzle-orm/";
/** By the importing package or folder and what it imports. */
const resolved = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "", conditions } = context;
    if (!conditions.includes("import")) return next(specifier, context);
    const isOurs = parentURL.startsWith(ROOT) && !parentURL.includes("/node_modules/");
    if (specifier.startsWith(".")) {
      const isDrizzle = parentURL.includes(DRIZZLE);
      if (!isDrizzle && !(isOurs && specifier.endsWith(".ts"))) return next(specifier, context);
      const format = isDrizzle ? "module" : "module-typescript";
      return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
    }
    if (!isOurs && !/^drizzle-orm($|\/)/.test(specifier)) return next(specifier, context);
    const importer = isOurs ? packageOf(parentURL) : new URL(".", parentURL).href;
    const key = `${importer} ${specifier}`;
    const known = resolved.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(key, known);
    return known;
  },
});

/** The folder of the package of the workspace that one of our files is in. */
const packageOf = (url) => url.slice(ROOT.length).split("/", 1)[0];
