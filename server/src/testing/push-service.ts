import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A message as a push service gets it. */
export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on a local port, for one test; it answers each address as `answers` says, else with 201. */
export async function testPushService() {
  const received: ReceivedPush[] = [];
  const answers = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const body = await buffer(request);
    received.push({ path, headers: request.headers, body });
    response.writeHead(answers.get(path) ?? 201).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    answers,
    /** A browser that subscribes here. */
    browser: (path: string) => testBrowser(`http://${host}${path}`),
    close: () => once(server.close(), "close"),
  };
}

/** A browser's own keys, and what it does with a message (RFC 8291 over RFC 8188). */
export function testBrowser(endpoint: string) {
  const curve = createECDH("prime256v1");
  const own = curve.generateKeys();
  const secret = randomBytes(16);
  const keys = { p256dh: own.toString("base64url"), auth: secret.toString("base64url") };
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", key, salt, info, bytes));

  return {
    subscription: { endpoint, keys, time_zone: "Europe/Stockholm" },
    open({ headers, body }: ReceivedPush): unknown {
      if (headers["content-encoding"] !== "aes128gcm") throw new Error("Not of RFC 8188");
      const salt = body.subarray(0, 16);
      const idBytes = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idBytes);
      const sealed = body.subarray(21 + idBytes);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
      const key = derive(curve.computeSecret(sender), secret, info, 32);
      const decipher = createDecipheriv(
        "aes-128-gcm",
        derive(key, salt, "Content-Encoding: aes128gcm\0", 16),
        derive(key, salt, "Content-Encoding: nonce\0", 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
