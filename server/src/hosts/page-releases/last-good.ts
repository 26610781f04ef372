import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AreaPage } from "@lagom/releases/area-pages";
import { folderStore } from "@lagom/releases/folder-store";
import { AT_ONCE, inTurns } from "@lagom/releases/in-turns";
import { ReleaseRecord } from "@lagom/releases/record";
import type { FileStore } from "@lagom/releases/store";
import { integrityOf, storeKey } from "@lagom/releases/store-key";
import type { ReleaseDocument } from "@lagom/shared/release-document";
import type { AreaName } from "@lagom/shared/remote";
import { z } from "zod";

const STATE = "state.json";

/** What a web host needs to serve pages with neither database nor store. */
export interface GoodState {
  document: ReleaseDocument;
  /** The records of every release that the document names. */
  records: ReleaseRecord[];
  /** Every area there is; missing in copies of older versions. */
  areas?: AreaName[] | undefined;
}

const ShownPage = AreaPage.omit({ description: true }).extend({
  title: z.string(),
  nav: z.string().optional(),
});
const AreaRelease = z.object({
  id: z.string(),
  entry: z.string(),
  integrity: z.string(),
  pages: z.array(ShownPage).optional(),
});
const ShellRelease = z.object({
  id: z.string(),
  scripts: z.array(z.object({ src: z.string(), integrity: z.string() })),
  styles: z.array(z.object({ href: z.string(), integrity: z.string() })),
});
const Stored: z.ZodType<GoodState> = z.object({
  document: z.object({
    environment: z.string(),
    revision: z.int(),
    worker: z.boolean(),
    shell: z.object({ live: ShellRelease, fallback: ShellRelease.nullable() }),
    areas: z.record(
      z.string(),
      z.object({
        live: AreaRelease,
        canary: AreaRelease.extend({ percent: z.number() }).nullable(),
        fallback: AreaRelease.nullable(),
      }),
    ),
  }),
  records: z.array(ReleaseRecord),
  areas: z.array(z.string()).optional(),
});

/** Reads a file that a record names. */
export type FileReader = (record: ReleaseRecord, name: string) => Promise<Uint8Array | undefined>;

export interface LastGood {
  /** Stores a state with its files, and removes files that are no longer needed. Never throws. */
  keep(state: GoodState): Promise<void>;
  /** The last stored state, even if an earlier process stored it. */
  load(): Promise<GoodState | undefined>;
  /** Reads a file from this host's copy, else from the store. Undefined if neither has it intact. */
  read: FileReader;
}

/** Where a web host keeps its copy. */
export const lastGoodFolder = (dataFolder: string): string => join(dataFolder, "last-good");

/** Whether a web host has a copy to serve pages from. */
export const hasLastGood = async (folder: string): Promise<boolean> =>
  (await readState(folder)) !== undefined;

/** The last good document and its files on this host's own disk, so that pages load while database or store are down. */
export function lastGood(folder: string, store: FileStore): LastGood {
  const copies = folderStore(join(folder, "files"));
  const stateFile = join(folder, STATE);

  const whole = async (from: FileStore, key: string, integrity: string) => {
    const contents = await from.read(key).catch(() => undefined);
    return contents && integrityOf(contents) === integrity ? contents : undefined;
  };
  const read: FileReader = async ({ deployable, id, files }, name) => {
    const integrity = files[name]?.integrity;
    if (!integrity) return undefined;
    const key = storeKey(deployable, id, name, integrity);
    return (await whole(copies, key, integrity)) ?? (await whole(store, key, integrity));
  };

  // Copies that this process has found whole: a revision changes few files, and only those are read, hashed and written.
  let checked = new Set<string>();
  /** @returns the keys of the files of a record of which there is a whole copy now */
  const copyFiles = async (record: ReleaseRecord, present: ReadonlySet<string>): Promise<string[]> => {
    const files = keysOf(record).filter(({ name }) => isServed(name));
    const copied = await inTurns(files, AT_ONCE, async ({ key, integrity }) => {
      if (present.has(key) && (checked.has(key) || (await whole(copies, key, integrity)))) return key;
      const contents = await whole(store, key, integrity);
      if (contents) await copies.create(key, contents);
      return contents ? key : [];
    });
    return copied.flat();
  };

  return {
    read,
    load: () => readState(folder),
    async keep(state) {
      try {
        await mkdir(folder, { recursive: true });
        const present = await allKeys(copies);
        const copied: string[] = [];
        for (const record of state.records) copied.push(...(await copyFiles(record, present)));
        checked = new Set(copied);
        await writeFile(`${stateFile}.draft`, JSON.stringify(state));
        await rename(`${stateFile}.draft`, stateFile);
        const wanted = new Set(state.records.flatMap((record) => keysOf(record).map(({ key }) => key)));
        for (const key of present) if (!wanted.has(key)) await copies.remove(key);
      } catch {
        // With a full disk there is no safety net, but pages still work; the next revision tries again.
      }
    },
  };
}

async function readState(folder: string): Promise<GoodState | undefined> {
  try {
    return Stored.parse(JSON.parse(await readFile(join(folder, STATE), "utf8")));
  } catch {
    return undefined; // nothing was kept yet, or what was is damaged
  }
}

const keysOf = ({ deployable, id, files }: ReleaseRecord) =>
  Object.entries(files).map(([name, { integrity }]) => ({
    name,
    integrity,
    key: storeKey(deployable, id, name, integrity),
  }));

/** Source maps are only needed for error reports, so they are not copied. */
const isServed = (name: string) => !name.endsWith(".map");

async function allKeys(store: FileStore): Promise<Set<string>> {
  return new Set((await store.list("")).map(({ key }) => key));
}
