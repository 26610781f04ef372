import { expect, test } from "vitest";
import type { Cluster } from "../../product/cluster.ts";

/** What happens to pages when the bucket of release files is away. */
export function storeFaults(cluster: () => Cluster): void {
  test("the bucket goes away: web hosts that have served a page go on with it and its files, from their own disks", async () => {
    const { store, nodes } = cluster();
    const webs = nodes.filter(({ roles }) => roles.includes("web"));
    const page = async (web: string) => {
      const response = await fetch(`${web}/`);
      const html = await response.text();
      const [, file = ""] = html.match(/(?:src|href)="(\/releases\/[^"]+\.js)"/) ?? [];
      return { status: response.status, file, bytes: await size(`${web}${file}`) };
    };
    const before = await Promise.all(webs.map(({ web }) => page(web)));
    for (const { status, file, bytes } of before) {
      expect([status, file, bytes > 1000]).toEqual([
        200,
        expect.stringMatching(/^\/releases\/shell\//),
        true,
      ]);
    }
    await store.stop();
    try {
      expect(await Promise.all(webs.map(({ web }) => page(web)))).toEqual(before);
    } finally {
      await store.start();
    }
    expect(await Promise.all(webs.map(({ web }) => page(web)))).toEqual(before);
  });
}

const size = async (url: string) => (await (await fetch(url)).arrayBuffer()).byteLength;
