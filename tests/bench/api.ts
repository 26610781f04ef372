import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startPostgres } from "@lagom/server/testing/postgres";
import { Client } from "undici";
import { type ApiCall, type CallName, wordToSave } from "./api-calls.ts";
import type { ApiServer, Used } from "./api-server.ts";

const PROGRAM = fileURLToPath(new URL("./api-server.ts", import.meta.url));
const CALLS: readonly CallName[] = ["newsfeed", "article", "save"];
const WARM_UP_SECONDS = 2;
/** Share of the bare route's requests a second, and longest delay of the event loop. */
const WANTED = { ratio: 0.5, delayMs: 50 };

/** One turn of load on one of the two routes. */
interface Turn {
  perSecond: number;
  /** Time of the processor that the server took for a request, with all its threads. */
  cpuMs: number;
  p99Ms: number;
  delayP99Ms: number;
}

type Route = "bare" | "api";

/**
 * Requests a second of three calls of the API by eight signed-in readers, against a bare Fastify route that makes the same
 * statements on the same pool, in turns (docs/architecture.md#numbers).
 * @returns whether all calls reached what is wanted, on both databases
 */
export async function benchApi(extent: { rounds: number; seconds: number }): Promise<boolean> {
  const { rounds, seconds } = extent;
  console.log(
    `\nThe API against a bare route with the same SQL, medians of ${rounds} turns of ${seconds} s, 8 connections`,
  );
  const postgres = await startPostgres();
  const separate = await measure("PostgreSQL", { DATABASE_URL: postgres.url("postgres") }, extent);
  await postgres.stop();
  const embedded = await measure("PGlite", {}, extent);
  return separate && embedded;
}

async function measure(
  name: string,
  env: Record<string, string>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<boolean> {
  const child = fork(PROGRAM, { env: { ...process.env, ...env }, execArgv: [] });
  const server = await sentBy<ApiServer>(child);
  let isReached = true;
  console.log(`  ${name}`);
  try {
    for (const call of CALLS) {
      const turns: Record<Route, Turn[]> = { bare: [], api: [] };
      for (const route of ["bare", "api"] as const)
        await load(child, server, { call, route, seconds: WARM_UP_SECONDS });
      for (let round = 0; round < rounds; round += 1) {
        for (const route of ["bare", "api"] as const)
          turns[route].push(await load(child, server, { call, route, seconds }));
      }
      const [bare, api] = [medians(turns.bare), medians(turns.api)];
      const ratio = api.perSecond / bare.perSecond;
      isReached &&= ratio >= WANTED.ratio && api.delayP99Ms <= WANTED.delayMs;
      console.log(
        `    ${call.padEnd(9)} ${figures(api)}   bare: ${figures(bare)}   ${server.statements[call]} statements   ` +
          `${ratio.toFixed(2)} × (processor ${(bare.cpuMs / api.cpuMs).toFixed(2)} ×)`,
      );
    }
  } finally {
    const ended = once(child, "exit");
    child.send("close");
    await ended;
  }
  console.log(
    `    wanted: ≥ ${WANTED.ratio} ×, event-loop delay p99 ≤ ${WANTED.delayMs} ms: ${isReached ? "reached by all" : "missed"}`,
  );
  return isReached;
}

const figures = ({ perSecond, cpuMs, p99Ms, delayP99Ms }: Turn): string =>
  `${perSecond.toFixed(0).padStart(5)}/s ${cpuMs.toFixed(2)} ms CPU, p99 ${p99Ms.toFixed(1)} ms, loop ${delayP99Ms.toFixed(1)} ms`;

/** Sends one request after the other on each connection. */
async function load(
  child: ChildProcess,
  server: ApiServer,
  { call, route, seconds }: { call: CallName; route: Route; seconds: number },
): Promise<Turn> {
  const clients = server.readers.map((reader) => ({
    reader,
    client: new Client(route === "api" ? server.url : server.bareUrl),
  }));
  const times: number[] = [];
  const begun = performance.now();
  const ends = begun + seconds * 1000;
  child.send("begin");
  await Promise.all(
    clients.map(async ({ reader, client }) => {
      while (performance.now() < ends) {
        const sent = performance.now();
        await send(
          client,
          route === "api" ? server.calls[call] : { ...server.calls[call], path: `/${call}` },
          reader,
        );
        times.push(performance.now() - sent);
      }
    }),
  );
  const took = performance.now() - begun;
  child.send("end");
  const used = await sentBy<Used>(child);
  await Promise.all(clients.map(({ client }) => client.close()));
  return {
    perSecond: (times.length / took) * 1000,
    cpuMs: used.cpuMs / times.length,
    p99Ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
    delayP99Ms: used.delayP99Ms,
  };
}

/** The next message of the server. */
function sentBy<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("The server of the bench has ended"));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as T);
    });
  });
}

let sent = 0;

/** Each request comes from another address, so that no limit of calls by address applies. */
async function send(
  client: Client,
  { method, path }: ApiCall,
  reader: ApiServer["readers"][number],
): Promise<void> {
  sent += 1;
  const isWrite = method === "POST";
  const { statusCode, body } = await client.request({
    method,
    path,
    headers: {
      authorization: `Bearer ${reader.token}`,
      "x-user": reader.id,
      "x-forwarded-for": `10.${(sent >> 16) % 256}.${(sent >> 8) % 256}.${sent % 256}`,
      ...(isWrite ? { "content-type": "application/json", "idempotency-key": randomUUID() } : {}),
    },
    ...(isWrite ? { body: JSON.stringify(wordToSave(`ord-${randomUUID()}`)) } : {}),
  });
  const reply = await body.text();
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${reply}`);
}

/** The median of each figure. */
function medians(turns: readonly Turn[]): Turn {
  const median = (figure: keyof Turn) =>
    turns.map((turn) => turn[figure]).toSorted((a, b) => a - b)[Math.floor(turns.length / 2)] ?? Number.NaN;
  return {
    perSecond: median("perSecond"),
    cpuMs: median("cpuMs"),
    p99Ms: median("p99Ms"),
    delayP99Ms: median("delayP99Ms"),
  };
}
