import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { createApp } from "./app.ts";

test("a host that ends answers what comes on connections it has, and ends them", async () => {
  const app = await createApp({ config: readConfig({ LOG_LEVEL: "silent" }) });
  app.get("/late", () => ({ answered: true }));
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  // Half a request, so that the connection is in use.
  socket.write("GET /late HTTP/1.1\r\nhost: localhost\r\n");
  await new Promise<void>((resolve) => app.server.getConnections((_, count) => count > 0 && resolve()));
  const closed = app.close();
  socket.write("\r\n");
  const reply = await text(socket);
  expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(reply).toContain('{"answered":true}');
  expect(reply.toLowerCase()).toContain("connection: close");
  await closed;
});
