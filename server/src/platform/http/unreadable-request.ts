import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/**
 * Most bytes of all headers of a request. Node's own limit of 16 KiB would lock out whoever has an access token with a lot
 * of metadata in it, which earlier versions gave out.
 */
export const MOST_HEADER_BYTES = 32 * 1024;

const REASONS: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: `The headers of the request exceed ${MOST_HEADER_BYTES} bytes`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: "The request took too long to arrive" },
};
const UNREADABLE = { status: 400, message: "The request cannot be read" };

/** How long the other end may take to read the answer: closing at once would discard what is still on its way. */
const LINGER_MS = 1000;

/** Body and headers of an answer, in the form of the host. */
export type UnreadableReply = (message: string) => { body: object; headers: Record<string, string> };

/**
 * Answers what Node refuses before there is a request. No hook runs then, so the reply brings its own CORS headers:
 * without them, a page sees a network failure that it would go on repeating.
 */
export const answerUnreadable =
  (reply: UnreadableReply) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) return;
    const { status, message } = REASONS[error.code ?? ""] ?? UNREADABLE;
    const { body, headers } = reply(message);
    const text = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(text),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
