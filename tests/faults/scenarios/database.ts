import pg from "pg";
import { expect, test } from "vitest";
import type { Cluster } from "../../product/cluster.ts";
import { missingWords, type Saver, saveWords, signUp } from "../../product/saving.ts";

/** What happens to nodes when their PostgreSQL ends, loses connections or hangs. */
export function databaseFaults(cluster: () => Cluster): void {
  const saver = async (): Promise<Saver> => signUp(cluster().balancers.auth.url);
  const allRun = () => expect(cluster().nodes.map((node) => node.isRunning())).not.toContain(false);

  test("PostgreSQL restarts twice under writes, once without a word: 503 with the time to wait, then all goes on", async () => {
    const { postgres, balancers } = cluster();
    const { token } = await saver();
    const saving = saveWords(balancers.api.url, token);
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      await saving.more(30);
      await postgres.halt(signal);
      await saving.answered(503);
      expect((await fetch(balancers.web.url)).status).toBe(200);
      await postgres.start();
      await saving.more(30);
    }
    await saving.stop();
    expect([Object.keys(saving.answers), saving.bare]).toEqual([["201", "503"], []]);
    expect(await missingWords(balancers.api.url, token, saving.confirmed)).toEqual([]);
    allRun();
  });

  test("connections that are in use are ended by the dozen: refused ones are 503, no node ends", async () => {
    const { postgres, balancers } = cluster();
    const { token } = await saver();
    const saving = saveWords(balancers.api.url, token, 8);
    const operator = new pg.Client({ connectionString: postgres.url("postgres") });
    await operator.connect();
    for (let ended = 0; ended < 24; ) {
      const { rowCount } = await operator.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid()",
      );
      ended += rowCount ?? 0;
    }
    await operator.end();
    await saving.more(30);
    await saving.stop();
    expect([Object.keys(saving.answers), saving.bare]).toEqual([["201", "503"], []]);
    expect(await missingWords(balancers.api.url, token, saving.confirmed)).toEqual([]);
    allRun();
  });

  test("PostgreSQL hangs: every node says so while it does, pages go on, and writes go on afterwards", async () => {
    const { postgres, balancers, nodes } = cluster();
    const { token } = await saver();
    const saving = saveWords(balancers.api.url, token);
    await saving.more(30);
    const ready = async () =>
      Promise.all(
        nodes.flatMap(({ web, api, auth, roles }) => {
          const urls = { web, api, auth };
          return roles.map(async (role) => [role, (await fetch(`${urls[role]}/readyz`)).status]);
        }),
      );
    await postgres.pause();
    try {
      for (const [role, status] of await ready())
        expect([role, status]).toEqual([role, role === "web" ? 200 : 503]);
      expect((await fetch(balancers.web.url)).status).toBe(200);
    } finally {
      postgres.resume();
    }
    await saving.more(30);
    await saving.stop();
    for (const [role, status] of await ready()) expect([role, status]).toEqual([role, 200]);
    expect([
      Object.keys(saving.answers).filter((answer) => !/^(201|503)$/.test(answer)),
      saving.bare,
    ]).toEqual([[], []]);
    expect(await missingWords(balancers.api.url, token, saving.confirmed)).toEqual([]);
    allRun();
  });
}
