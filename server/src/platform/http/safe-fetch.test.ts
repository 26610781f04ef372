import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { safeFetch } from "./safe-fetch.ts";

const LIMITS = { maxBytes: 1000, timeoutMs: 5000 };
const servers: Server[] = [];

/** A server on a free port of this machine. */
async function serve(listener: RequestListener): Promise<{ host: string; url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}/`, asked: () => asked };
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

it("reads an allowed host, after its redirects", async () => {
  const { host, url } = await serve((request, response) => {
    if (request.url === "/") response.writeHead(302, { location: "/page" }).end();
    else response.writeHead(200, { "content-type": "text/html" }).end("<p>Hej</p>");
  });
  const reply = await safeFetch(url, { ...LIMITS, allow: [host] });
  expect(reply).toMatchObject({ url: `${url}page`, status: 200 });
  expect(reply.headers.get("content-type")).toBe("text/html");
  expect(new TextDecoder().decode(reply.body)).toBe("<p>Hej</p>");
});

it("never connects to a host of this machine that is not allowed, however it is written", async () => {
  const { host, url, asked } = await serve((_, response) => response.end("secret"));
  const port = host.split(":")[1];
  for (const address of [
    url,
    `http://localhost:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    "http://2130706433/",
  ]) {
    await expect(safeFetch(address, { ...LIMITS, allow: [] })).rejects.toMatchObject({ reason: "address" });
  }
  await expect(
    safeFetch("http://localhost/", { ...LIMITS, allow: [`localhost:${port}`] }),
  ).rejects.toMatchObject({
    reason: "address",
  });
  expect(asked()).toBe(0);
});

it("checks every redirect", async () => {
  const secret = await serve((_, response) => response.end("secret"));
  const { host, url } = await serve((_, response) => response.writeHead(302, { location: secret.url }).end());
  await expect(safeFetch(url, { ...LIMITS, allow: [host] })).rejects.toMatchObject({ reason: "address" });
  expect(secret.asked()).toBe(0);
});

it("refuses a name with one private address among public ones, and asks for its addresses once", async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [
      { address: "93.184.216.34", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
  };
  await expect(
    safeFetch("http://rebinding.example/", { ...LIMITS, allow: [], resolve }),
  ).rejects.toMatchObject({ reason: "address" });
  expect(asked).toBe(1);
});

it.each([
  "ftp://example.com/",
  "file:///etc/passwd",
  "http://me:secret@example.com/",
  "http://example.com:22/",
  "here",
])("does not fetch %s", (address) =>
  expect(safeFetch(address, { ...LIMITS, allow: [] })).rejects.toMatchObject({ reason: "address" }),
);

it("stops at too many bytes, counted after decompression", async () => {
  const { host, url } = await serve((_, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(1_000_000))),
  );
  await expect(safeFetch(url, { ...LIMITS, allow: [host] })).rejects.toMatchObject({ reason: "too_large" });
});

it("stops at too many redirects, and at a server that does not answer", async () => {
  const round = await serve((_, response) => response.writeHead(302, { location: "/" }).end());
  await expect(safeFetch(round.url, { ...LIMITS, allow: [round.host] })).rejects.toMatchObject({
    reason: "redirects",
  });
  const mute = await serve((_, response) => response.writeHead(200).write("and then"));
  await expect(safeFetch(mute.url, { ...LIMITS, timeoutMs: 200, allow: [mute.host] })).rejects.toMatchObject({
    reason: "timeout",
  });
  const gone = await serve((request) => request.socket.destroy());
  await expect(safeFetch(gone.url, { ...LIMITS, allow: [gone.host] })).rejects.toMatchObject({
    reason: "network",
  });
});
