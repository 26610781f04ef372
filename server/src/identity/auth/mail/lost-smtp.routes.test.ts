import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "../../../platform/config.ts";
import { openDatabase } from "../../../platform/database/open.ts";
import { databaseTarget } from "../../../platform/database/target.ts";
import { fillPgliteFolder, postgresUrl } from "../../../testing/database.ts";
import { freePort, testSmtpServer } from "../../../testing/smtp.ts";
import { buildAuth } from "../app.ts";

const PROGRAM = fileURLToPath(new URL("../../../testing/auth-process.ts", import.meta.url));
/** A process starts, and a retry comes after a pause. */
const SLOW_MS = 120_000;

let folder: string;
let database: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-lost-smtp-"));
  database = inject("templateUrl") ? { DATABASE_URL: await postgresUrl() } : {};
  if (!database.DATABASE_URL) await fillPgliteFolder(join(folder, "db"));
});
afterAll(() => rm(folder, { recursive: true }));

const settings = (smtp: string) => ({
  NODE_ENV: "development",
  LAGOM_DATA: folder,
  SIGNUP_AUTOCONFIRM: "false",
  SMTP_URL: smtp,
  MAIL_FROM: "Lagom <post@lagom.example>",
  LOG_LEVEL: "warn",
  ...database,
});

interface Node {
  child: ChildProcess;
  url: string;
  /** Resolves with the first line of its log that has this text. */
  says(text: string): Promise<void>;
}

async function startNode(env: Record<string, string>): Promise<Node> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface(child.stdout ?? process.stdin);
  const said: string[] = [];
  lines.on("line", (line) => said.push(line));
  const says = async (text: string) => {
    while (!said.some((line) => line.includes(text))) await once(lines, "line");
  };
  await says("http://");
  return { child, says, url: said.find((line) => line.startsWith("http://"))?.trim() ?? "" };
}

test("a sign-up mail outlives a mail server that is down and a process that is killed, and comes once", {
  timeout: SLOW_MS,
}, async () => {
  const port = await freePort();
  const env = settings(`smtp://127.0.0.1:${port}`);
  const first = await startNode(env);
  const reply = await fetch(`${first.url}/auth/v1/signup`, {
    method: "POST",
    body: JSON.stringify({ email: "patient@example.com", password: "correct horse" }),
  });
  expect(reply.status).toBe(200);
  await first.says("job failed");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  const post = await testSmtpServer(port);
  const config = readConfig(env);
  const opened = await openDatabase(databaseTarget(config));
  const second = buildAuth({ database: opened, config });
  await second.ready();
  const { to, source } = await post.received;
  expect(to).toBe("patient@example.com");
  expect(source).toMatch(/^Subject: Confirm your e-mail address/m);

  await second.close(); // which waits for the job to be ended
  const { rows } = await opened.db.execute(sql`select from pgboss.job where name = 'token-mail'`);
  await opened.close();
  expect(rows).toEqual([]);
  expect(post.mails).toHaveLength(1);
  await post.close();
});
