import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import type { Cluster } from "../../product/cluster.ts";
import { missingWords, saveWords, signUp } from "../../product/saving.ts";
import { root } from "../../run/command.ts";

/** What happens when nodes are killed, or replaced by newer ones. */
export function nodeFaults(cluster: () => Cluster): void {
  test("one of two API nodes is killed under writes: what was in flight on it fails, nothing else", async () => {
    const { balancers, nodes, add } = cluster();
    const writers = 6;
    const { token } = await signUp(balancers.auth.url);
    const saving = saveWords(balancers.api.url, token, writers);
    await saving.more(50);
    const victim = nodes.find(({ roles }) => roles.join() === "api");
    await victim?.stop("SIGKILL");
    await saving.more(50);
    await victim?.drain(); // as a balancer does after a while; others may be given its port
    await saving.gentlyUntil(add(["api"]));
    await saving.more(50);
    await saving.stop();
    const { 201: saved, none: _inFlight, ...others } = saving.answers;
    expect([saved, others]).toEqual([saving.confirmed.size, {}]);
    expect(saving.lost.length, saving.lost.join("\n")).toBeLessThanOrEqual(writers);
    expect(await missingWords(balancers.api.url, token, saving.confirmed)).toEqual([]);
  });

  test("a node of the next version migrates beside those of this one, under writes, without an error", async () => {
    const { balancers, nodes, add, postgres } = cluster();
    const { token } = await signUp(balancers.auth.url);
    const saving = saveWords(balancers.api.url, token);
    const sources = await nextVersion();
    try {
      await saving.more(50);
      const next = await saving.gentlyUntil(add(["api", "auth"], {}, sources));
      await saving.more(50);
      const olds = nodes.filter((node) => node !== next && node.isRunning() && node.roles.includes("api"));
      expect(olds).toHaveLength(2);
      for (const old of olds) {
        await old.drain();
        expect(await old.stop("SIGTERM")).toBe(0);
      }
      await saving.more(50);
      await saving.stop();
      expect([Object.keys(saving.answers), saving.bare, saving.lost]).toEqual([["201"], [], []]);
      expect(await missingWords(balancers.api.url, token, saving.confirmed)).toEqual([]);
      expect(await columnsOf(postgres.url("postgres"))).toBe(1);
    } finally {
      await saving.stop();
      await rm(sources, { recursive: true, force: true });
    }
  });
}

const MIGRATION = `ALTER TABLE "users" ADD COLUMN "next_version" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_words_next_version" ON "saved_words" ("user_id", "id");`;

/** A checkout of the next version: this one, with a server that has one more migration. */
async function nextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-next-"));
  for (const name of await readdir(root)) {
    if (name !== "server" && name !== ".git") await symlink(join(root, name), join(folder, name));
  }
  const server = join(folder, "server");
  for (const name of ["src", "migrations", "package.json"]) {
    await cp(join(root, "server", name), join(server, name), { recursive: true });
  }
  for (const name of ["corpus", "node_modules"])
    await symlink(join(root, "server", name), join(server, name));
  const file = join(server, "migrations/meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  if (!last) throw new Error("There is no migration");
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, ...{ tag: "next_version" } });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(server, "migrations/next_version.sql"), MIGRATION);
  return folder;
}

async function columnsOf(url: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    "select 1 from information_schema.columns where table_name = 'users' and column_name = 'next_version'",
  );
  await client.end();
  return rowCount;
}
