import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startPostgres } from "@lagom/server/testing/postgres";
import type { StallServer } from "./stall-server.ts";

const PROGRAM = fileURLToPath(new URL("./stall-server.ts", import.meta.url));
/** Concurrent calls of the one account. */
const AT_ONCE = 6;
/** Pause between two calls of the other person. */
const PAUSE_MS = 100;
const WANTED = 2;

interface Sent {
  method: string;
  path: string;
  body?: unknown;
  /** Whose call it is; the attacker's if not said. */
  by?: "collector";
}

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

const LETTERS = 150_000;
const post = (path: string, body: unknown): Sent => ({ method: "POST", path, body });
const text = (of: string, language: string) =>
  post("/api/user/texts", { text: of.repeat(Math.floor(LETTERS / of.length)), language });

/** The most expensive calls of each kind that the limits allow; `n` makes each one different. */
const ATTACKS: Record<string, (server: StallServer, n: number) => Sent[]> = {
  "texts without an end": () => [text("слово ", "ru")],
  "texts of short lines": () => [post("/api/user/texts", { text: "ett ord\n".repeat(4900), language: "sv" })],
  "texts of letters": () => [text("漢字", "ja"), text("汉字", "zh")],
  imports: (_, n) => [
    post("/api/user-words/import", {
      words: Array.from({ length: 5000 }, (_, at) => ({
        source_word: `ord${at}`,
        translated_word: `word ${n} ${at} ${"x".repeat(100)}`,
        source_lang: "sv",
        target_lang: "en",
      })),
    }),
  ],
  searches: (_, n) => [
    { method: "GET", path: `/api/user-words?q=${encodeURIComponent(`r${n % 10} w`)}&page=1&limit=50` },
    { method: "GET", path: `/api/books/search?q=${encodeURIComponent(`stll ${n} ${"ab ".repeat(60)}`)}` },
  ],
  translations: (_, n) => [
    post("/api/translate", {
      text: `havet ${n} är `.repeat(70).slice(0, 1000),
      source_lang: "sv",
      target_lang: "en",
      context: "havet är stort ".repeat(130),
    }),
  ],
  "lists of 5,000": ({ list, bookIds }, n) => [
    {
      method: "PATCH",
      path: `/api/book-lists/${list}/reorder`,
      body: { order: n % 2 === 0 ? bookIds : bookIds.toReversed() },
    },
    post("/api/user/activities", {
      activity_type: "article_read",
      language: "svenska",
      activity_data: { paragraphs: Array.from({ length: 5000 }, (_, at) => `p${at + 1}`) },
    }),
  ],
  exports: () => [
    { method: "GET", path: "/api/user-words/export" },
    { method: "GET", path: "/api/user/export" },
  ],
  "export of 100 full texts": () => [{ method: "GET", path: "/api/user/export", by: "collector" }],
  "languages of texts": ({ collection: { texts } }, n) => [
    {
      method: "PATCH",
      path: `/api/user/texts/${texts[n % texts.length]}`,
      body: { language: n % 2 === 0 ? "zh" : "ja" },
      by: "collector",
    },
  ],
  "many words at once": ({ collection: { words } }, n) => {
    const ids = words.slice(((n % 10) * 500) % words.length).slice(0, 500);
    return [
      { method: "PATCH", path: "/api/user-words", body: { ids, status: "known" }, by: "collector" },
      { ...post("/api/user-words/delete", { ids }), by: "collector" },
      { ...post("/api/user-words/restore", { ids }), by: "collector" },
    ];
  },
  "lists and marks": () => [
    { method: "GET", path: "/api/book-lists?limit_lists=200&limit_books=10", by: "collector" },
    { method: "GET", path: "/api/book-lists?limit_lists=20&limit_books=100", by: "collector" },
    { method: "GET", path: "/api/user-words/marks?language=sv", by: "collector" },
  ],
};

/**
 * Another person's newsfeed and lookup while one account sends the most expensive calls that the limits allow, against an idle
 * server (docs/architecture.md#numbers).
 * @param seconds duration of each attack
 * @returns whether all stayed within what is wanted
 */
export async function benchStall(seconds: number): Promise<boolean> {
  console.log(`\nWhile one account does its worst for ${seconds} s, another's p95, milliseconds (× quiet)`);
  const postgres = await startPostgres();
  const embedded = await measure("PGlite", {}, seconds);
  const separate = await measure("PostgreSQL", { DATABASE_URL: postgres.url("postgres") }, seconds);
  await postgres.stop();
  return embedded && separate;
}

async function measure(name: string, env: Record<string, string>, seconds: number): Promise<boolean> {
  const child = fork(PROGRAM, { env: { ...process.env, ...env }, execArgv: [] });
  const [server] = (await once(child, "message")) as [StallServer];
  try {
    await victimTimes(server, 5); // warms up
    const quiet = await victimTimes(server, seconds);
    console.log(
      `  ${name.padEnd(24)} newsfeed ${p95(quiet.newsfeed).toFixed(1)}   lookup ${p95(quiet.lookup).toFixed(1)}`,
    );
    const over: string[] = [];
    for (const [index, [attack, requests]] of Object.entries(ATTACKS).entries()) {
      const address = `10.2.0.${index}`;
      const ending = new AbortController();
      const attacks = doWorst(server, requests, ending.signal, address);
      const times = await victimTimes(server, seconds);
      ending.abort();
      const answered = await attacks;
      const figures = (["newsfeed", "lookup"] as const).map((call) => {
        const ratio = p95(times[call]) / p95(quiet[call]);
        if (ratio > WANTED) over.push(`${attack}, ${call}`);
        return `${call} ${p95(times[call]).toFixed(1)} (${ratio.toFixed(2)} ×)`;
      });
      console.log(`    ${attack.padEnd(22)} ${figures.join("   ")}   answered: ${answered}`);
    }
    console.log(
      `    wanted: ≤ ${WANTED} ×, ${over.length > 0 ? `over it: ${over.join("; ")}` : "kept by all"}`,
    );
    return over.length === 0;
  } finally {
    await end(child);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Makes the calls in turns, each from its own address, so that no rate limit applies. */
async function victimTimes(server: StallServer, seconds: number): Promise<Record<Name, number[]>> {
  const times: Record<Name, number[]> = { newsfeed: [], lookup: [] };
  const ends = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < ends; n += 1) {
    for (const [name, call] of Object.entries(VICTIM) as [Name, Sent][]) {
      const begun = performance.now();
      const { status } = await send(server.url, call, server.victim, `10.1.${(n >> 8) % 256}.${n % 256}`);
      if (status !== 200) throw new Error(`${call.path} answered ${status}`);
      times[name].push(performance.now() - begun);
      await pause(PAUSE_MS);
    }
  }
  return times;
}

/** Sends from one address until the signal. @returns how often each status was returned */
async function doWorst(
  server: StallServer,
  requests: (server: StallServer, n: number) => Sent[],
  signal: AbortSignal,
  address: string,
): Promise<string> {
  const answered = new Map<number, number>();
  let n = 0;
  const work = async () => {
    while (!signal.aborted) {
      n += 1;
      const all = requests(server, n);
      const call = all[n % all.length];
      if (!call) continue;
      const { status } = await send(server.url, call, server[call.by ?? "attacker"], address);
      answered.set(status, (answered.get(status) ?? 0) + 1);
      if (status === 429) await pause(200);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await removeTexts(server);
  return [...answered].map(([status, count]) => `${count} × ${status}`).join(", ");
}

/** Makes room for the next attack. */
async function removeTexts({ url, attacker: authorization }: StallServer): Promise<void> {
  const headers = { authorization, "x-forwarded-for": "10.3.0.1" };
  const reply = await fetch(`${url}/api/user/texts`, { headers });
  const { texts }: { texts: { id: number }[] } = await reply.json();
  for (const { id } of texts) await fetch(`${url}/api/user/texts/${id}`, { method: "DELETE", headers });
}

async function send(url: string, { method, path, body }: Sent, authorization: string, address: string) {
  const reply = await fetch(url + path, {
    method,
    headers: {
      authorization,
      "x-forwarded-for": address,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await reply.arrayBuffer();
  return reply;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
