import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SpeechRequest {
  path: string;
  body: Record<string, unknown>;
  authorization: string | undefined;
}

/** What the server answers, if not with sound: a status, other bytes, nothing ever, or bytes without end. */
export type Misbehaviour = { status: number } | { body: string | Uint8Array } | "hang" | "endless";

/** A local server that speaks as OpenAI does at `/v1/audio/speech`, and as Piper does at `/`: with a tone. */
export interface TestSpeechServer {
  /** Without a path. */
  url: string;
  requests: SpeechRequest[];
  /** Called before each answer. */
  behave: () => Misbehaviour | undefined | Promise<Misbehaviour | undefined>;
  close(): Promise<void>;
}

export async function startSpeechServer(): Promise<TestSpeechServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    const path = request.url ?? "";
    speech.requests.push({ path, body, authorization: request.headers.authorization });
    const isKnown = path === "/v1/audio/speech" ? "input" in body : path === "/" && "text" in body;
    if (request.method !== "POST" || !isKnown) {
      response.writeHead(404).end();
      return;
    }
    const misbehaviour = await speech.behave();
    if (misbehaviour) misbehave(response, misbehaviour);
    else response.writeHead(200, { "content-type": "application/octet-stream" }).end(tone());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const speech: TestSpeechServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    behave: () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return speech;
}

function misbehave(response: ServerResponse, how: Misbehaviour): void {
  if (how === "hang") return;
  if (how === "endless") {
    const pour = () => {
      while (!response.destroyed && response.write(tone()));
    };
    response.on("drain", pour);
    pour();
  } else if ("status" in how) response.writeHead(how.status).end("{}");
  else response.writeHead(200, { "content-type": "audio/wav" }).end(how.body);
}

const SAMPLES_A_SECOND = 8000;

/** A tenth of a second of a tone, as a WAV file of 8 bits a sample. */
export function tone(): Buffer {
  const samples = Buffer.from(
    Array.from({ length: SAMPLES_A_SECOND / 10 }, (_, at) => 128 + Math.round(60 * Math.sin(at / 3))),
  );
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLES_A_SECOND, 24);
  head.writeUInt32LE(SAMPLES_A_SECOND, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
