import type { RsbuildPlugin, Rspack } from "@rsbuild/core";
import manifest from "../package.json" with { type: "json" };
import { knownContract, type UsedContract, usedContract } from "./used-contract.ts";

/** The build's report of what it shares, which goes into the release record. */
export const SHARING_FILE = "sharing.json";

/**
 * What an area's bundle takes from the shell, or a shell's provides: the range or version of each package, and for each
 * subpath of `@lagom/shared` the exports in use, or provided; and how it uses the query cache and storage.
 */
export interface Sharing extends UsedContract {
  ranges: Record<string, string>;
  names: Record<string, string[]>;
}

/** `consume shared module (default) @lagom/shared/paths@^1.0.0 …`, `provide module (default) react@19.3.1 = …` */
const IDENTIFIER = / ((?:@[^/ ]+\/)?[^/@ ]+)(?:\/(\S+))?@([^@ ]+)(?: |$)/;

/**
 * Reports what a build shares, so that the gate can compare an area with a shell (docs/releases.md#gate). The report comes from
 * the bundler's module graph, so anything that was tree-shaken away is left out.
 */
export function reportSharing(): RsbuildPlugin {
  return {
    name: "lagom-sharing",
    setup(api) {
      api.processAssets({ stage: "report" }, ({ compilation, sources }) => {
        const sharing = sharingOf(compilation);
        if (Object.keys(sharing.ranges).length === 0) return;
        compilation.emitAsset(SHARING_FILE, new sources.RawSource(JSON.stringify(sharing)));
      });
    },
  };
}

function sharingOf(compilation: Rspack.Compilation): Sharing {
  const ranges = new Map<string, string>();
  const names = new Map<string, Set<string>>();
  const modules = [...compilation.modules];
  // A shell consumes its own shared modules too, but what matters is what it provides.
  const type = modules.some((module) => module.type === PROVIDES) ? PROVIDES : TAKES;
  for (const module of modules) {
    if (module.type !== type) continue;
    const [, name = "", subpath, version = ""] = IDENTIFIER.exec(module.identifier()) ?? [];
    if (!name) continue;
    ranges.set(name, version);
    if (name !== manifest.name || !subpath) continue;
    const known = names.get(subpath) ?? new Set();
    for (const exported of EXPORTS[type](compilation.moduleGraph, module)) known.add(exported);
    names.set(subpath, known);
  }
  const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...(type === PROVIDES ? knownContract() : usedContract(scriptsOf(compilation))),
    ranges: Object.fromEntries([...ranges].sort(([a], [b]) => (a < b ? -1 : 1))),
    names: Object.fromEntries(sorted.map(([path, exports]) => [path, [...exports].sort()])),
  };
}

const scriptsOf = (compilation: Rspack.Compilation): string[] =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith(".js"))
    .map(({ source }) => String(source.source()));

const PROVIDES = "provide-module";
const TAKES = "consume-shared-module";

/** Finds the exports that a module of each type provides or consumes. */
const EXPORTS = {
  [TAKES]: (graph: Rspack.ModuleGraph, module: Rspack.Module): string[] =>
    graph.getIncomingConnections(module).flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? []),
  [PROVIDES]: (graph: Rspack.ModuleGraph, module: Rspack.Module): string[] =>
    graph.getOutgoingConnections(module).flatMap(({ module: source }) => {
      const exports = source && graph.getProvidedExports(source);
      return Array.isArray(exports) ? exports : [];
    }),
} as const;
