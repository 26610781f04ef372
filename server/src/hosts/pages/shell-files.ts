import type { ReleaseRecord } from "@lagom/releases/record";
import type { FileReader } from "../page-releases/last-good.ts";

/** At most two shells are in use during a switch, each with a template, a route table and nine prerendered pages in 16 languages. */
const MOST = 320;

/** Reads text files of live shells, each once. @throws Error if neither the store nor the copy has it */
export function shellFiles(read: FileReader): (record: ReleaseRecord, name: string) => Promise<string> {
  const texts = new Map<string, string>();
  return async (record, name) => {
    const key = `${record.id} ${name}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const contents = await read(record, name);
    if (!contents) throw new Error(`The release store lacks ${name} of ${record.deployable} ${record.id}`);
    const text = new TextDecoder().decode(contents);
    if (texts.size >= MOST) texts.clear();
    texts.set(key, text);
    return text;
  };
}
