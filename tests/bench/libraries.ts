import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";

/**
 * The size of each library in built scripts: the generated characters that map to its sources, converted to gzip bytes by the
 * compression ratio of the script. Source maps are next to the scripts.
 */
export async function weighLibraries(
  scripts: readonly string[],
): Promise<[library: string, gzipBytes: number][]> {
  const weights = new Map<string, number>();
  for (const script of scripts) {
    const code = await readFile(script, "utf8");
    const ratio = gzipSync(code, { level: 9 }).byteLength / code.length;
    const map = new TraceMap(await readFile(`${script}.map`, "utf8"));
    for (const [library, characters] of charactersByLibrary(code, map)) {
      weights.set(library, (weights.get(library) ?? 0) + characters * ratio);
    }
  }
  return [...weights].sort(([, a], [, b]) => b - a);
}

function charactersByLibrary(code: string, map: TraceMap): Map<string, number> {
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
    last = { line: generatedLine, column: generatedColumn, library: libraryOf(source) };
  });
  until(lines.length + 1, 0);
  return characters;
}

function libraryOf(source: string | null): string {
  const packages = source?.match(/node_modules\/(?!\.pnpm)((?:@[\w.-]+\/)?[\w.-]+)/g);
  const innermost = packages?.at(-1);
  if (innermost) return innermost.replace("node_modules/", "");
  const own = source?.match(/(?:^|\/)(shared|shell|mf-\w+)\//);
  return own?.[1] ? `lagom: ${own[1]}` : "bundler runtime";
}
