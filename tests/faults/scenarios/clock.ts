import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import type { Cluster } from "../../product/cluster.ts";
import { missingWords, refresh, type Saver, save, signIn, signUp } from "../../product/saving.ts";

/** Shifts the clock of a process: SIGUSR2 a day forward, SIGHUP two days back. */
const PRELOAD = `
const Real = Date;
let shift = 0;
globalThis.Date = class extends Real {
  constructor(...args) { super(...(args.length === 0 ? [Real.now() + shift] : args)); }
  static now() { return Real.now() + shift; }
};
process.on("SIGUSR2", () => { shift += 86_400_000; });
process.on("SIGHUP", () => { shift -= 2 * 86_400_000; });
`;

/** What happens to a node whose clock jumps while it runs. */
export function clockFaults(cluster: () => Cluster): void {
  test("the clock of a node jumps forward and back: tokens run out and are renewed, and nothing else is refused", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lagom-clock-"));
    const preload = join(folder, "clock.mjs");
    await writeFile(preload, PRELOAD);
    const { add, balancers } = cluster();
    const node = await add(["api", "auth"], { NODE_OPTIONS: `--import ${pathToFileURL(preload)}` });
    await node.drain(); // others have another clock
    let saver = await signUp(node.auth);
    const words: string[] = [];
    const saveOne = async ({ token }: Saver) => {
      const word = `word-${words.length}`;
      const { status } = await save(node.api, token, word);
      if (status === 201) words.push(word);
      return status;
    };
    expect(await saveOne(saver)).toBe(201);

    process.kill(node.pid, "SIGUSR2");
    await vi.waitFor(async () => expect(await saveOne(saver)).toBe(401), 10_000);
    saver = await refresh(node.auth, saver);
    expect(await saveOne(saver)).toBe(201);

    const issued = await issuedAt(node.auth, saver);
    process.kill(node.pid, "SIGHUP");
    await vi.waitFor(async () => expect(await issuedAt(node.auth, saver)).toBeLessThan(issued), 10_000);
    expect(await saveOne(saver)).toBe(201);
    saver = await refresh(node.auth, saver);
    expect(await saveOne(saver)).toBe(201);
    expect(await saveOne(await signIn(node.auth, saver))).toBe(201);
    for (const url of [node.api, node.auth]) expect((await fetch(`${url}/readyz`)).status).toBe(200);

    const { token } = await signIn(balancers.auth.url, saver);
    expect(await missingWords(balancers.api.url, token, words)).toEqual([]);
    expect(await node.stop("SIGTERM")).toBe(0);
    await rm(folder, { recursive: true });
  });
}

/** When a token that is given out now says it was. */
async function issuedAt(auth: string, saver: Saver): Promise<number> {
  const { token } = await signIn(auth, saver);
  const { iat } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    iat: number;
  };
  return iat;
}
