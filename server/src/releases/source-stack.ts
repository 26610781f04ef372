import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import type { ReleaseRecord } from "@lagom/releases/record";
import type { FileStore } from "@lagom/releases/store";
import { storeKey } from "@lagom/releases/store-key";

/** A position in a release's script, as browsers write it in stacks. */
const PLACE = /(?:https?:\/\/[^/\s()]+)?\/releases\/([a-z]+)\/([0-9a-f]{12})\/([\w./-]+\.js):(\d+):(\d+)/g;

/** A stack with each place in the release's scripts put back to its source, by the source maps kept in the store. */
export async function sourceStack(store: FileStore, record: ReleaseRecord, stack: string): Promise<string> {
  const maps = new Map<string, TraceMap | undefined>();
  for (const [, deployable, id, name = ""] of stack.matchAll(PLACE)) {
    if (deployable === record.deployable && id === record.id && !maps.has(name)) {
      maps.set(name, await readMap(store, record, name));
    }
  }
  return stack.replace(PLACE, (place, deployable, id, name: string, line: string, column: string) => {
    const map = deployable === record.deployable && id === record.id ? maps.get(name) : undefined;
    // Browsers count columns from 1, source maps from 0.
    const found =
      map && originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    return found?.source
      ? `${found.source.replace(/^webpack:\/\/[^/]*\//, "")}:${found.line}:${found.column + 1}`
      : place;
  });
}

async function readMap(store: FileStore, record: ReleaseRecord, name: string): Promise<TraceMap | undefined> {
  const file = record.files[`${name}.map`];
  const contents =
    file && (await store.read(storeKey(record.deployable, record.id, `${name}.map`, file.integrity)));
  return contents && new TraceMap(new TextDecoder().decode(contents));
}
