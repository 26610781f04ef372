import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { folderStore } from "@lagom/releases/folder-store";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildApi } from "../../../hosts/api/build-api.ts";
import { createTokenVerifier } from "../../../identity/session/verify-token.ts";
import { readConfig } from "../../../platform/config.ts";
import { type Database, openDatabase } from "../../../platform/database/open.ts";
import { rewriteJobs } from "../../../schema/rewrite-jobs.table.ts";
import { importFixture } from "../../../testing/content/content.ts";
import { HANG, type ModelRequest, startModelServer } from "../../../testing/content/model-server.ts";
import { postgresUrl } from "../../../testing/database.ts";
import { storeSource } from "../../feeds/store-source.ts";
import { createTextPool } from "../../passages/text-pool.ts";

const PROGRAM = fileURLToPath(new URL("../../../testing/api-process.ts", import.meta.url));
const SECRET = "a-secret-of-an-older-project-0123456789";
/** Another process has to start, and a lease has to expire. */
const SLOW_MS = 120_000;
/** How long a process waits for the model: it leases a job for half as long again. */
const MODEL_SECONDS = "10";
const USER = "9b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11";
const SEA = "The sea rises every day in Fundy.";
const ANSWERS: Record<string, string> = {
  "The sea": "Havet",
  [SEA]: "Havet stiger varje dag i Fundy.",
  "The sea rises.": "Havet stiger varje dag.",
};

const model = await startModelServer();
const textPool = createTextPool();
let database: Database;
let headers: Record<string, string>;
/** The API in this process, and in another one. */
let here: FastifyInstance;
let other: ChildProcess;
let urls: [here: string, other: string];

beforeAll(async () => {
  const url = await postgresUrl();
  database = await openDatabase({ url });
  await importFixture(database.db);
  const token = await new SignJWT({ email: "reader@example.com", role: "authenticated" })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(USER)
    .setAudience("authenticated")
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(SECRET));
  headers = { authorization: `Bearer ${token}` };
  const settings = {
    NODE_ENV: "development",
    DATABASE_URL: url,
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_JWT_SECRET: SECRET,
    LLM_BASE_URL: model.url,
    LLM_MODEL: "test",
    LLM_TIMEOUT_SECONDS: MODEL_SECONDS,
    LOG_LEVEL: "fatal",
  };
  const config = readConfig(settings);
  const store = folderStore(join(tmpdir(), "lagom-two-processes"));
  const verifyToken = createTokenVerifier(config, database.db);
  here = await buildApi({ database, config, store, verifyToken });
  other = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(other.stdout ?? other, "data");
  urls = [await here.listen({ port: 0, host: "127.0.0.1" }), String(line).trim()];
});
afterEach(() => {
  model.requests = [];
});
afterAll(async () => {
  other.kill("SIGKILL");
  await here.close();
  await textPool.close();
  await database.close();
  await model.close();
});

const answer = ({ text }: ModelRequest) => ANSWERS[text] ?? "";

async function addArticle(url: string): Promise<number> {
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
  return id ?? 0;
}

const read = async (url: string, id: number) => {
  const reply = await fetch(`${url}/api/article/${id}/rewrite?language=svenska&level=A2`, { headers });
  return { status: reply.status, text: (await reply.json()) as { rewrite_id: number; title: string } };
};

test("100 requests over two processes cause a single rewrite", { timeout: SLOW_MS }, async () => {
  model.answer = answer;
  const id = await addArticle("https://news.example/two");
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => urls.map((url) => read(url, id))).flat(),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ text }) => text.rewrite_id)).size).toBe(1);
  expect(model.requests.map(({ text }) => text)).toEqual(["The sea", SEA, "The sea rises."]);
});

test("a job that a killed process leaves is continued by another", { timeout: SLOW_MS }, async () => {
  const id = await addArticle("https://news.example/kill");
  const reached = new Promise<void>((resolve) => {
    model.answer = (request) => {
      if (request.text !== SEA) return answer(request);
      resolve();
      return HANG;
    };
  });
  const lost = read(urls[1], id).catch(() => "lost");
  await reached;
  other.kill("SIGKILL");
  model.answer = answer;
  expect(await lost).toBe("lost");
  expect(await read(urls[0], id)).toMatchObject({ status: 200, text: { title: "Havet" } });
  expect(model.requests.map(({ text }) => text)).toEqual(["The sea", SEA, SEA, "The sea rises."]);
  const [job] = await database.db.select().from(rewriteJobs).where(eq(rewriteJobs.articleId, id));
  expect(job).toMatchObject({ attempt: 2, failure: null });
});
