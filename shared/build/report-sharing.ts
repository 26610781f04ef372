import type { RsbuildPlugin, Rspack } from "@rsbuild/core";
import manifest from "../package.json" with { type: "json" };
import { versionOf } from "./provided.ts";
import { BUNDLER_RUNTIME } from "./sharing.ts";
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

/** A module that a build takes or provides. */
interface SharedModule {
  /** As `react` or `@lagom/shared/paths`. */
  name: string;
  /** The range that is taken, or the version that is provided. */
  range: string;
  /** The exports that are taken or provided. */
  exports: readonly string[];
}

/**
 * Reports what an area's build takes from the shell, so that the gate can compare the two (docs/releases.md#gate). The report comes
 * from the bundler's module graph, so anything that was tree-shaken away is left out.
 */
export const reportTaken = (): RsbuildPlugin =>
  report((compilation) => {
    const runtime = { name: BUNDLER_RUNTIME.name, range: BUNDLER_RUNTIME.requiredVersion, exports: [] };
    return sharingOf([...takenIn(compilation), runtime], usedContract(scriptsOf(compilation)));
  });

/** Reports what the shell's build provides to areas: what a module imports. @param file its path */
export const reportProvided = (file: string): RsbuildPlugin =>
  report((compilation) => {
    const runtime = { name: BUNDLER_RUNTIME.name, range: BUNDLER_RUNTIME.version, exports: [] };
    return sharingOf([...providedIn(compilation, file), runtime], knownContract());
  });

function report(sharingIn: (compilation: Rspack.Compilation) => Sharing): RsbuildPlugin {
  return {
    name: "lagom-sharing",
    setup(api) {
      api.processAssets({ stage: "report" }, ({ compilation, sources }) => {
        const sharing = sharingIn(compilation);
        if (Object.keys(sharing.ranges).length === 0) return;
        compilation.emitAsset(SHARING_FILE, new sources.RawSource(JSON.stringify(sharing)));
      });
    },
  };
}

/** `consume shared module (default) @lagom/shared/paths@^1.0.0 …` */
const TAKEN = / ((?:@[^/ ]+\/)?[^@ ]+)@([^@ ]+)(?: |$)/;

function takenIn({ modules, moduleGraph }: Rspack.Compilation): SharedModule[] {
  return [...modules].flatMap((module) => {
    const [, name = "", range = ""] =
      (module.type === "consume-shared-module" && TAKEN.exec(module.identifier())) || [];
    if (!name) return [];
    const uses = moduleGraph.getIncomingConnections(module);
    return { name, range, exports: uses.flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? []) };
  });
}

function providedIn({ modules, moduleGraph }: Rspack.Compilation, file: string): SharedModule[] {
  const providing = [...modules].find((module) => module.nameForCondition() === file);
  return (providing ? moduleGraph.getOutgoingConnections(providing) : []).flatMap(
    ({ dependency, module }) => {
      const name = dependency.request;
      const exports = module && moduleGraph.getProvidedExports(module);
      return name ? { name, range: versionOf(name), exports: Array.isArray(exports) ? exports : [] } : [];
    },
  );
}

function sharingOf(modules: readonly SharedModule[], contract: UsedContract): Sharing {
  const ranges = new Map<string, string>();
  const names = new Map<string, Set<string>>();
  for (const { name, range, exports } of modules) {
    const [, packageName = "", subpath] = PATH.exec(name) ?? [];
    ranges.set(packageName, range);
    if (packageName !== manifest.name || !subpath) continue;
    names.set(subpath, new Set([...(names.get(subpath) ?? []), ...exports]));
  }
  const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...contract,
    ranges: Object.fromEntries(sorted(ranges)),
    names: Object.fromEntries(sorted(names).map(([path, exports]) => [path, [...exports].sort()])),
  };
}

const PATH = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/;

const scriptsOf = (compilation: Rspack.Compilation): string[] =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith(".js"))
    .map(({ source }) => String(source.source()));
