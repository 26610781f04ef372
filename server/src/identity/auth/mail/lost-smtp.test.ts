import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, test } from "vitest";
import { openDatabase } from "../../../platform/database/open.ts";
import { type PostgresServer, startPostgres } from "../../../testing/postgres.ts";
import { freePort, testSmtpServer } from "../../../testing/smtp.ts";

const PROGRAM = fileURLToPath(new URL("../../../testing/auth-process.ts", import.meta.url));
/** Two processes start, and a retry comes after a pause. */
const SLOW_MS = 120_000;

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "lagom-lost-smtp-"));
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

interface Node {
  child: ChildProcess;
  url: string;
  /** Resolves with the first line of its log that has this text. */
  says(text: string): Promise<void>;
}

async function startNode(database: Record<string, string>, smtp: string): Promise<Node> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      NODE_ENV: "development",
      LAGOM_DATA: folder,
      SIGNUP_AUTOCONFIRM: "false",
      SMTP_URL: smtp,
      MAIL_FROM: "Lagom <post@lagom.example>",
      LOG_LEVEL: "warn",
      ...database,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout ?? process.stdin);
  const said: string[] = [];
  lines.on("line", (line) => said.push(line));
  const says = async (text: string) => {
    while (!said.some((line) => line.includes(text))) await once(lines, "line");
  };
  await says("http://");
  return { child, says, url: said.find((line) => line.startsWith("http://"))?.trim() ?? "" };
}

test.concurrent.for(["PostgreSQL", "the embedded database"])(
  "on %s a sign-up mail outlives a mail server that is down and a process that is killed, and comes once",
  { timeout: SLOW_MS },
  async (kind, { expect, onTestFinished }) => {
    const start = async () => {
      const node = await startNode(database, smtp);
      onTestFinished(() => void node.child.kill("SIGKILL"));
      return node;
    };
    const database: Record<string, string> =
      kind === "PostgreSQL" ? { DATABASE_URL: postgres.url("postgres") } : {};
    const port = await freePort();
    const smtp = `smtp://127.0.0.1:${port}`;
    const first = await start();
    const reply = await fetch(`${first.url}/auth/v1/signup`, {
      method: "POST",
      body: JSON.stringify({ email: "patient@example.com", password: "correct horse" }),
    });
    expect(reply.status).toBe(200);
    await first.says("job failed");
    first.child.kill("SIGKILL");
    await once(first.child, "exit");

    const post = await testSmtpServer(port);
    const second = await start();
    const { to, source } = await post.received;
    expect(to).toBe("patient@example.com");
    expect(source).toMatch(/^Subject: Confirm your e-mail address/m);

    second.child.kill("SIGTERM"); // which waits for the job to be ended
    await once(second.child, "exit");
    const opened = await openDatabase(
      database.DATABASE_URL ? { url: database.DATABASE_URL } : { folder: join(folder, "db") },
    );
    const { rows } = await opened.db.execute(sql`select from pgboss.job where name = 'token-mail'`);
    await opened.close();
    expect(rows).toEqual([]);
    expect(post.mails).toHaveLength(1);
    await post.close();
  },
);
