import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, expectConsoleError, type Product, test } from "./fixtures.ts";
import { frameStored } from "./worker.ts";

test.use({ serviceWorkers: "allow" });

test("a new release is shown at the next load, and offline from then on", async ({ page, product }) => {
  const host = await releasingHost(product);
  try {
    await page.goto(`${host.url}/faq`);
    expect(await revisionOf(page)).toBe(host.revision());
    await frameStored(page);
    host.release();
    await page.reload();
    expect(await revisionOf(page)).toBe(host.revision());
    await expect.poll(() => storedRevision(page)).toBe(host.revision());
  } finally {
    await host.close();
  }
  expectConsoleError("net::ERR_");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await revisionOf(page)).toBe(host.revision());
});

const revisionIn = (html: string) => Number(/"revision":(\d+)/.exec(html)?.[1]);
const revisionOf = async (page: Page) =>
  revisionIn((await page.locator("#lagom-release").textContent()) ?? "");
const storedRevision = async (page: Page) =>
  revisionIn(await page.evaluate(async () => (await (await caches.match("/newsfeed"))?.text()) ?? ""));

/** A proxy in front of the product's web host, whose documents can be moved to a new revision. */
async function releasingHost({ web }: Product) {
  const start = revisionIn(await (await fetch(`${web}/faq`)).text());
  let revision = start;
  const server: Server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(web).host, "accept-encoding": "identity" };
    const upstream = httpRequest(
      `${web}${incoming.url}`,
      { method: incoming.method ?? "GET", headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const text = /html|json/.test(answer.headers["content-type"] ?? "");
          const body = Buffer.concat(chunks);
          const { "content-length": _, ...rest } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, rest);
          outgoing.end(
            text ? body.toString().replace(`"revision":${start}`, `"revision":${revision}`) : body,
          );
        });
      },
    );
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    revision: () => revision,
    release: () => {
      revision += 1;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
