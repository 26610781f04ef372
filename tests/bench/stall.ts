import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startPostgres } from "@lagom/server/testing/postgres";
import type { Orders } from "./stall-attacker.ts";
import { ATTACKS, type Sent, send } from "./stall-attacks.ts";
import type { StallServer, Usage } from "./stall-server.ts";

const program = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
/** Pause between two calls of the other person. */
const PAUSE_MS = 50;
const WARM_UP_SECONDS = 5;
const WANTED = 2;

/** The calls of the other person meanwhile. */
const VICTIM = {
  newsfeed: { method: "GET", path: "/api/newsfeed?language=svenska&level=A2" },
  lookup: {
    method: "POST",
    path: "/api/translate",
    body: { text: "havet", source_lang: "sv", target_lang: "en" },
  },
} as const satisfies Record<string, Sent>;
type Name = keyof typeof VICTIM;
const NAMES = Object.keys(VICTIM) as Name[];
type Times = Record<Name, number[]>;

export interface StallOptions {
  /** Duration of each attack, and of the quiet around it. */
  seconds: number;
  /** Names of attacks; all if none is named. */
  kinds: readonly string[];
  /** `pglite` and `postgres`; both if none is named. */
  databases: readonly string[];
}

/**
 * Another person's newsfeed and lookup while one account sends the most expensive calls that the limits allow, against the idle
 * server before and after (docs/architecture.md#numbers): a machine that others use is not as fast at one time as at another.
 * @returns whether all stayed within what is wanted
 */
export async function benchStall({ seconds, kinds, databases }: StallOptions): Promise<boolean> {
  const unknown = kinds.filter((kind) => !(kind in ATTACKS));
  if (unknown.length > 0)
    throw new Error(`Unknown kinds: ${unknown.join(", ")}. There are: ${Object.keys(ATTACKS).join(", ")}.`);
  const chosen = kinds.length > 0 ? kinds : Object.keys(ATTACKS);
  console.log(`\nWhile one account does its worst for ${seconds} s, another's p95, milliseconds (× quiet)`);
  let kept = true;
  if (databases.length === 0 || databases.includes("pglite")) {
    kept = (await measure("PGlite", {}, seconds, chosen)) && kept;
  }
  if (databases.length === 0 || databases.includes("postgres")) {
    const postgres = await startPostgres();
    const env = { DATABASE_URL: postgres.url("postgres") };
    kept = (await measure("PostgreSQL", env, seconds, chosen)) && kept;
    await postgres.stop();
  }
  return kept;
}

async function measure(
  name: string,
  env: Record<string, string>,
  seconds: number,
  kinds: readonly string[],
): Promise<boolean> {
  const child = fork(program("stall-server"), { env: { ...process.env, ...env }, execArgv: [] });
  const [server] = (await once(child, "message")) as [StallServer];
  try {
    console.log(`  ${name}`);
    await victimTimes(server, WARM_UP_SECONDS);
    const over: string[] = [];
    let before = await victimTimes(server, seconds / 2);
    for (const [index, kind] of kinds.entries()) {
      const attacker = attack({ server, attack: kind, address: `10.2.0.${index}` });
      await usageOf(child);
      const busy = await victimTimes(server, seconds);
      const usage = await usageOf(child);
      const answered = await attacker.end();
      const after = await victimTimes(server, seconds / 2);
      const figures = NAMES.map((call) => {
        const quiet = p95([...before[call], ...after[call]]);
        const ratio = p95(busy[call]) / quiet;
        if (ratio > WANTED) over.push(`${kind}, ${call}`);
        return `${call} ${quiet.toFixed(1)} → ${p95(busy[call]).toFixed(1)} (${ratio.toFixed(2)} ×)`;
      });
      console.log(
        `    ${kind.padEnd(24)} ${figures.join("   ")}   ${described(usage)}   answered: ${answered}`,
      );
      before = after;
    }
    console.log(
      `    wanted: ≤ ${WANTED} ×, ${over.length > 0 ? `over it: ${over.join("; ")}` : "kept by all"}`,
    );
    return over.length === 0;
  } finally {
    await end(child);
  }
}

const described = ({ cores, loop, delay }: Usage): string =>
  `process ${cores.toFixed(2)} cores, loop ${(100 * loop).toFixed(0)} %, delay p99 ${delay.toFixed(0)} ms`;

/** What the server has used since it was last asked. */
async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send("usage");
  const [usage] = (await once(child, "message")) as [Usage];
  return usage;
}

function attack(orders: Orders) {
  const child = fork(program("stall-attacker"), { execArgv: [] });
  child.send(orders);
  return {
    /** @returns how often each status was returned */
    async end(): Promise<string> {
      const answer = once(child, "message") as Promise<[string]>;
      const exit = once(child, "exit");
      child.send("end");
      const [answered] = await answer;
      await exit;
      return answered;
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Makes the calls in turns, each from its own address, so that no rate limit applies. */
async function victimTimes(server: StallServer, seconds: number): Promise<Times> {
  const times: Times = { newsfeed: [], lookup: [] };
  const ends = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < ends; n += 1) {
    for (const name of NAMES) {
      const call = VICTIM[name];
      const begun = performance.now();
      const { status } = await send(server.url, call, server.victim, `10.1.${(n >> 8) % 256}.${n % 256}`);
      if (status !== 200) throw new Error(`${call.path} answered ${status}`);
      times[name].push(performance.now() - begun);
      await pause(PAUSE_MS);
    }
  }
  return times;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
