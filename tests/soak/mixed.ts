import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, startCluster } from "../product/cluster.ts";
import { memoryOf } from "../product/memory.ts";
import { signUp } from "../product/saving.ts";
import { type MixedCall, nextCall, type Reader, type ReadText } from "./mixed-calls.ts";

const READERS = 100;
/** What a reader may wait for. */
const P99_MS = 250;
const STEP = 1.25;
const FIRST_RATE = 40;
const STEP_SECONDS = 20;
/** Of the rate that was held for a step: a longer time has its worse moments. */
const MARGIN = 0.8;

/** What came of the calls that were made in some time. */
interface Load {
  /** Milliseconds from when each call was due, in order of their ends. */
  times: number[];
  failures: { call: string; why: string; begun: number }[];
}

interface MixedOptions {
  minutes: number;
  /** Calls a second; found by steps if not given. */
  rate?: number | undefined;
  /** Whether one node is killed halfway. */
  kill: boolean;
  /** Whether to begin while the nodes that have just started still import the collection. */
  atOnce: boolean;
}

/**
 * Two nodes with all roles on one PostgreSQL, used as readers use them, with calls that come whether or not those before are
 * answered. Finds the most calls a second that they hold, and holds most of it for a time.
 * @returns whether every call succeeded in time; with a node killed, whether at most those in flight then failed
 */
export async function soakMixed({ minutes, rate, kill, atOnce }: MixedOptions): Promise<boolean> {
  const cluster = await startCluster({ LOG_LEVEL: "warn" });
  try {
    for (let node = 0; node < 2; node++) await cluster.add(["web", "api", "auth"]);
    if (!atOnce) await cluster.nodes[0]?.completed();
    const readers = await openAccounts(cluster);
    const held = rate ?? Math.floor((await findRate(cluster, readers)) * MARGIN);
    console.log(`holding ${held} calls a second for ${minutes} minutes`);
    const before = await memory(cluster);
    const ended = new AbortController();
    const watched = watchMemory(cluster, ended.signal);
    const killed = kill ? killHalfway(cluster, minutes, ended.signal) : undefined;
    const load = await hold(cluster, readers, held, minutes * 60);
    ended.abort();
    const each = await watched;
    const killedAt = await killed;
    const late = load.failures.filter(({ begun }) => !killedAt || begun > killedAt);
    console.log(`${summarise(load)}; failed that were not in flight at the kill: ${late.length}`);
    for (const { call, why } of load.failures.slice(0, 20)) console.log(`  ${call}: ${why}`);
    console.log(
      `memory of the nodes in MB: ${before.join(" and ")} before, ${(await memory(cluster)).join(" and ")} after`,
    );
    console.log(`  minute by minute: ${each.map((nodes) => nodes.join("+")).join(", ")}`);
    return late.length === 0 && (kill || quantile(load.times, 0.99) <= P99_MS);
  } finally {
    await cluster.stop();
  }
}

async function openAccounts({ balancers }: Cluster): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (let n = 0; n < READERS; n++) {
    const saver = await signUp(balancers.auth.url);
    readers.push({
      saver,
      texts: readers[0]?.texts ?? (await openTexts(balancers.api.url, saver.token)),
      saved: [],
    });
  }
  return readers;
}

async function openTexts(api: string, token: string): Promise<ReadText[]> {
  const read = async (path: string) => {
    const response = await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const reading = "language=svenska&level=A2";
  const feed = (await read(`/api/newsfeed?${reading}`)) as { articles: { article_id: number }[] };
  return Promise.all(
    feed.articles.map(async ({ article_id: article }) => {
      const text = (await read(`/api/article/${article}/rewrite?${reading}`)) as {
        rewrite_id: number;
        paragraphs: { id: string }[];
        entries: { form: string; gloss: string | null }[];
      };
      return {
        article,
        rewrite: text.rewrite_id,
        paragraph: text.paragraphs[0]?.id ?? "",
        words: text.entries.filter(({ gloss }) => gloss).map(({ form }) => form),
      };
    }),
  );
}

/** Raises the rate until calls fail or take too long. @returns the last that was held, in calls a second */
async function findRate(cluster: Cluster, readers: readonly Reader[]): Promise<number> {
  await hold(cluster, readers, FIRST_RATE, STEP_SECONDS);
  let best = 0;
  for (let rate = FIRST_RATE; ; rate *= STEP) {
    const load = await hold(cluster, readers, rate, STEP_SECONDS);
    console.log(`${Math.floor(rate)} calls a second: ${summarise(load)}`);
    if (load.failures.length > 0 || quantile(load.times, 0.99) > P99_MS) return best;
    best = rate;
  }
}

/** Makes calls at a rate, each when it is due. */
async function hold(
  cluster: Cluster,
  readers: readonly Reader[],
  rate: number,
  seconds: number,
): Promise<Load> {
  const load: Load = { times: [], failures: [] };
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n++) {
    const due = began + (n * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const reader = readers[n % readers.length];
    if (!reader) break;
    const call = make(cluster, reader, nextCall(reader), due, load).finally(() => pending.delete(call));
    pending.add(call);
  }
  await Promise.all(pending);
  return load;
}

async function make(
  { balancers }: Cluster,
  { saver }: Reader,
  call: MixedCall,
  due: number,
  load: Load,
): Promise<void> {
  const begun = performance.now();
  const failed = (why: string) => load.failures.push({ call: `${call.method} ${call.path}`, why, begun });
  try {
    const response = await fetch(`${balancers[call.to].url}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${saver.token}`,
        ...(call.body ? { "content-type": "application/json" } : {}),
      },
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    });
    const text = await response.text();
    load.times.push(performance.now() - due);
    if (!response.ok) failed(`${response.status} ${text.slice(0, 200)}`);
    else call.learn?.(JSON.parse(text));
  } catch (error) {
    failed(String((error as Error).cause ?? error));
  }
}

/** Reads the memory of the nodes once a minute, until the signal. */
async function watchMemory(cluster: Cluster, signal: AbortSignal): Promise<number[][]> {
  const read: number[][] = [];
  for (;;) {
    try {
      await pause(60_000, undefined, { signal });
    } catch {
      return read;
    }
    read.push(await memory(cluster));
  }
}

/** @returns when the killed node had ended, by `performance.now()`: calls begun before may have been on their way to it */
async function killHalfway(
  { nodes }: Cluster,
  minutes: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  await pause(minutes * 30_000, undefined, { signal });
  await nodes[1]?.stop("SIGKILL");
  console.log("killed one of the two nodes");
  return performance.now();
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

const summarise = ({ times, failures }: Load): string =>
  `${times.length} calls, p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, ${failures.length} failed`;

const memory = ({ nodes }: Cluster): Promise<number[]> =>
  Promise.all(nodes.filter((node) => node.isRunning()).map(({ pid }) => memoryOf(pid)));
