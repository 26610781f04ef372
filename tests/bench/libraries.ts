import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";

/**
 * The size of each library in built scripts: the generated characters that map to its sources, converted to gzip bytes by the
 * compression ratio of the script. Source maps are next to the scripts.
 * @param scripts their paths in the release store, without the hash that the store appends
 */
export async function weighLibraries(
  scripts: readonly string[],
): Promise<[library: string, gzipBytes: number][]> {
  const weights = new Map<string, number>();
  for (const script of scripts) {
    const code = await readStored(script);
    const ratio = gzipSync(code, { level: 9 }).byteLength / code.length;
    const map = new TraceMap(await readStored(`${script}.map`));
    const [, deployable = "shell"] = /\/releases\/([^/]+)\//.exec(script) ?? [];
    for (const [library, characters] of charactersByLibrary(code, map, deployable)) {
      weights.set(library, (weights.get(library) ?? 0) + characters * ratio);
    }
  }
  return [...weights].sort(([, a], [, b]) => b - a);
}

/** The text of a file of the release store, whose name ends in the first half of its SHA-384. */
async function readStored(path: string): Promise<string> {
  const stored = (await readdir(dirname(path))).find(
    (name) =>
      name.startsWith(`${basename(path)}.`) && /^[0-9a-f]{48}$/.test(name.slice(basename(path).length + 1)),
  );
  if (!stored) throw new Error(`${path} is not in the release store`);
  return readFile(join(dirname(path), stored), "utf8");
}

function charactersByLibrary(code: string, map: TraceMap, deployable: string): Map<string, number> {
  const lines = code.split("\n");
  const characters = new Map<string, number>();
  let last: { line: number; column: number; library: string } | undefined;
  const until = (line: number, column: number) => {
    if (!last) return;
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? 0);
    characters.set(last.library, (characters.get(last.library) ?? 0) + end - last.column);
  };
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    until(generatedLine, generatedColumn);
    last = { line: generatedLine, column: generatedColumn, library: libraryOf(source, deployable) };
  });
  until(lines.length + 1, 0);
  return characters;
}

/** @param deployable whose sources have paths below its own folder */
function libraryOf(source: string | null, deployable: string): string {
  const packages = source?.match(/node_modules\/(?!\.pnpm)((?:@[\w.-]+\/)?[\w.-]+)/g);
  const innermost = packages?.at(-1);
  if (innermost) return innermost.replace("node_modules/", "");
  if (source?.startsWith("src/")) return `lagom: ${deployable}`;
  return source?.startsWith("../shared/") ? "lagom: shared" : "bundler runtime";
}
