import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../../platform/database/open.ts";
import { rewriteJobs } from "../../../schema/rewrite-jobs.table.ts";
import { importFixture } from "../../../testing/content/content.ts";
import { HANG, type ModelRequest, startModelServer } from "../../../testing/content/model-server.ts";
import { type PostgresServer, startPostgres } from "../../../testing/postgres.ts";
import { storeSource } from "../../feeds/store-source.ts";
import { createTextPool } from "../../passages/text-pool.ts";

const PROGRAM = fileURLToPath(new URL("../../../testing/api-process.ts", import.meta.url));
const SECRET = "a-secret-of-an-older-project-0123456789";
/** Two more processes have to start, and a lease has to expire. */
const SLOW_MS = 120_000;
const USER = "9b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11";
const SEA = "The sea rises every day in Fundy.";
const ANSWERS: Record<string, string> = {
  "The sea": "Havet",
  [SEA]: "Havet stiger varje dag i Fundy.",
  "The sea rises.": "Havet stiger varje dag.",
};

const model = await startModelServer();
let postgres: PostgresServer;
let database: Database;
let headers: Record<string, string>;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url("postgres") });
  await importFixture(database.db);
  const token = await new SignJWT({ email: "reader@example.com", role: "authenticated" })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(USER)
    .setAudience("authenticated")
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(SECRET));
  headers = { authorization: `Bearer ${token}` };
}, 60_000);
afterEach(() => {
  for (const child of processes.splice(0)) child.kill("SIGKILL");
  model.requests = [];
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
  await model.close();
});

const answer = ({ text }: ModelRequest) => ANSWERS[text] ?? "";

/** Starts a node that waits this long for the model, and leases a job for half as long again. */
async function startNode(timeoutSeconds = "60"): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      NODE_ENV: "development",
      DATABASE_URL: postgres.url("postgres"),
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_JWT_SECRET: SECRET,
      LLM_BASE_URL: model.url,
      LLM_MODEL: "test",
      LLM_TIMEOUT_SECONDS: timeoutSeconds,
      LOG_LEVEL: "fatal",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  processes.push(child);
  const [line] = await once(child.stdout ?? child, "data");
  return { url: String(line).trim(), child };
}

async function addArticle(url: string): Promise<number> {
  const textPool = createTextPool();
  const id = await storeSource(database.db, textPool, {
    url,
    publisher: "Example News",
    language: "en",
    category: "science",
    publishedAt: new Date(),
    title: "The sea",
    summary: "The sea rises.",
    paragraphs: [SEA],
  });
  await textPool.close();
  return id ?? 0;
}

const read = async (url: string, id: number) => {
  const reply = await fetch(`${url}/api/article/${id}/rewrite?language=svenska&level=A2`, { headers });
  return { status: reply.status, text: (await reply.json()) as { rewrite_id: number; title: string } };
};

test("100 requests over two processes cause a single rewrite", { timeout: SLOW_MS }, async () => {
  model.answer = answer;
  const id = await addArticle("https://news.example/two");
  const nodes = [await startNode(), await startNode()];
  const urls = Array.from({ length: 100 }, (_, at) => nodes[at % 2]?.url ?? "");
  const replies = await Promise.all(urls.map((url) => read(url, id)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ text }) => text.rewrite_id)).size).toBe(1);
  expect(model.requests.map(({ text }) => text)).toEqual(["The sea", SEA, "The sea rises."]);
});

test("a job that a killed process leaves is continued by another", { timeout: SLOW_MS }, async () => {
  const id = await addArticle("https://news.example/kill");
  const [first, second] = [await startNode("2"), await startNode("2")];
  const reached = new Promise<void>((resolve) => {
    model.answer = (request) => {
      if (request.text !== SEA) return answer(request);
      resolve();
      return HANG;
    };
  });
  const lost = read(first.url, id).catch(() => "lost");
  await reached;
  first.child.kill("SIGKILL");
  model.answer = answer;
  expect(await lost).toBe("lost");
  expect(await read(second.url, id)).toMatchObject({ status: 200, text: { title: "Havet" } });
  expect(model.requests.map(({ text }) => text)).toEqual(["The sea", SEA, SEA, "The sea rises."]);
  const [job] = await database.db.select().from(rewriteJobs).where(eq(rewriteJobs.articleId, id));
  expect(job).toMatchObject({ attempt: 2, failure: null });
});
