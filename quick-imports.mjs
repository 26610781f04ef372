// drizzle-orm lists each of its files in its package.json, 180 KB, and Node parses that anew for each of its modules and for each
// import of one: half of the CPU time of a start. With this its modules are resolved as Node would, but once.
import { registerHooks } from "node:module";

const INSIDE = "/node_modules/drizzle-orm/";
/** By the importing folder and what it imports. */
const resolved = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "", conditions } = context;
    if (!conditions.includes("import")) return next(specifier, context);
    if (specifier.startsWith(".") && parentURL.includes(INSIDE)) {
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    }
    if (!/^drizzle-orm($|\/)/.test(specifier)) return next(specifier, context);
    const key = new URL(`.?${specifier}`, parentURL).href;
    const known = resolved.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(key, known);
    return known;
  },
});
