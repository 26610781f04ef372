import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { startPublishers } from "@lagom/server/testing/content/publishers";
import type { DictionaryServer } from "./dictionary-server.ts";
import { type Sent, send } from "./stall-attacks.ts";

const PROGRAM = fileURLToPath(new URL("./dictionary-server.ts", import.meta.url));
const ID = "kaikki-sv-en";
const WANTED = 1.5;
/** Pause between two look-ups of the other person. */
const PAUSE_MS = 50;
const WARM_UP_SECONDS = 5;
const QUIET_SECONDS = 20;
/** Look-ups between two looks at the progress, as the page of administrators makes one. */
const LOOK_EVERY = 30;

/** A word of the lexicon, and one of a dictionary. */
const LOOKUPS = {
  lexicon: () => "havet",
  dictionary: (n: number) => `sak${(n * 7919) % 20_000}`,
};
type Name = keyof typeof LOOKUPS;
const NAMES = Object.keys(LOOKUPS) as Name[];
type Times = Record<Name, number[]>;

/**
 * Another person's look-ups on the embedded database while a dictionary is fetched and imported, against those before and after.
 * @param entries of the dictionary
 * @returns whether they took no more than is wanted, at the median and at the 95th percentile
 */
export async function benchDictionary(entries: number): Promise<boolean> {
  console.log(
    `\nLook-ups while a dictionary of ${entries} entries is imported, PGlite on disk, milliseconds`,
  );
  const publishers = await startPublishers();
  publishers.files.set("/kaikki/Swedish/kaikki.org-dictionary-Swedish.jsonl.gz", extract(entries));
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-dictionary-"));
  const env = { ...process.env, ...publishers.env, LAGOM_DATA: folder, DATABASE_URL: "" };
  const child = fork(PROGRAM, { env, execArgv: [] });
  try {
    const [server] = (await once(child, "message")) as [DictionaryServer];
    await times(server, seconds(WARM_UP_SECONDS));
    const before = await times(server, seconds(QUIET_SECONDS));
    const begun = performance.now();
    await administer(server, { method: "POST", path: "/api/admin/dictionaries", body: { catalogue_id: ID } });
    const busy = await times(server, until(server, entries));
    const took = (performance.now() - begun) / 1000;
    const after = await times(server, seconds(QUIET_SECONDS));
    console.log(`  imported in ${took.toFixed(0)} s, ${(entries / took).toFixed(0)} entries a second`);
    return NAMES.flatMap((name) => {
      const quiet = [...before[name], ...after[name]];
      return [0.5, 0.95].map((share) => {
        const [still, meanwhile] = [at(quiet, share), at(busy[name], share)];
        console.log(
          `  ${name.padEnd(12)} p${share * 100}  ${still.toFixed(1)} → ${meanwhile.toFixed(1)} (${(meanwhile / still).toFixed(2)} ×), longest ${Math.max(...busy[name]).toFixed(0)}`,
        );
        return meanwhile / still <= WANTED;
      });
    }).every(Boolean);
  } finally {
    child.kill("SIGKILL");
    await publishers.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Words as Kaikki has them, with a table of forms that makes up most of a line. */
function extract(entries: number): Buffer {
  const forms = ["singular", "plural", "definite", "genitive"].map((tag) => ({
    form: `${tag}en`,
    tags: [tag],
  }));
  const lines = Array.from({ length: entries }, (_, n) => {
    const senses = [{ glosses: [`meaning ${n}, sense ${n % 17}`] }, { glosses: [`other meaning ${n}`] }];
    return JSON.stringify({
      word: `ord${(n * 7919) % entries}`,
      lang_code: "sv",
      pos: "noun",
      forms,
      senses,
    });
  });
  return gzipSync(lines.join("\n"));
}

async function administer({ url, administrator }: DictionaryServer, { method, path, body }: Sent) {
  const headers = { authorization: administrator, "content-type": "application/json" };
  const reply = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Whether to go on with look-ups, asked before each. */
type GoesOn = (n: number) => Promise<boolean>;

function seconds(count: number): GoesOn {
  const ends = performance.now() + count * 1000;
  return async () => performance.now() < ends;
}

/** Until the dictionary is installed, with as many entries as it should have. */
const until =
  (server: DictionaryServer, entries: number): GoesOn =>
  async (n) => {
    if (n % LOOK_EVERY !== 0) return true;
    const path = "/api/admin/dictionaries?source_lang=sv";
    const { dictionaries } = await administer(server, { method: "GET", path });
    const line = dictionaries.find(({ catalogue_id }: { catalogue_id: string }) => catalogue_id === ID);
    if (line.state === "failed") throw new Error(line.failure);
    if (line.state !== "installed") return true;
    if (line.headwords !== entries) throw new Error(`${line.headwords} headwords instead of ${entries}`);
    return false;
  };

/** Looks words up in turns, each from its own address, so that no rate limit applies. */
async function times({ url, reader }: DictionaryServer, goesOn: GoesOn): Promise<Times> {
  const found: Times = { lexicon: [], dictionary: [] };
  for (let n = 0; await goesOn(n); n += 1) {
    for (const name of NAMES) {
      const body = { text: LOOKUPS[name](n), source_lang: "sv", target_lang: "en" };
      const begun = performance.now();
      const lookup = { method: "POST", path: "/api/translate", body };
      const { status } = await send(url, lookup, reader, `10.1.${(n >> 8) % 256}.${n % 256}`);
      if (status !== 200) throw new Error(`${body.text} answered ${status}`);
      found[name].push(performance.now() - begun);
      await pause(PAUSE_MS);
    }
  }
  return found;
}

const at = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN;
