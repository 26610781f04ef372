import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ModelRequest {
  /** The instructions. */
  system: string;
  /** What stands between the marks. */
  text: string;
  /** The data part as it was sent. */
  user: string;
  authorization: string | undefined;
  /** The other fields of the request, such as `max_tokens`. */
  settings: Readonly<Record<string, unknown>>;
  /** Below the address of the settings. */
  path: string;
}

/** Failures: never answers, breaks off in the middle, sends letter by letter, or never ends. */
export const HANG = { misbehave: "hang" } as const;
export const HALF = { misbehave: "half" } as const;
export const TRICKLE = { misbehave: "trickle" } as const;
export const ENDLESS = { misbehave: "endless" } as const;
/** What the model says, or how it misbehaves; `message` adds to the message or replaces parts of it. */
export type Behaviour =
  | string
  | { status: number; headers?: Record<string, string> }
  | { cutOff: string }
  | { message: object; finish?: string }
  | { body: string | Buffer; type?: string }
  | typeof HANG
  | typeof HALF
  | typeof TRICKLE
  | typeof ENDLESS;

/** A local endpoint with the OpenAI protocol and the answers of a test. */
export interface ModelServer {
  url: string;
  requests: ModelRequest[];
  answer: (request: ModelRequest) => Behaviour | Promise<Behaviour>;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = JSON.parse(Buffer.concat(chunks).toString()) as { messages: ChatMessage[] };
    const { messages, ...settings } = sent;
    const said = (role: string) => messages.find((message) => message.role === role)?.content ?? "";
    const user = said("user");
    const asked: ModelRequest = {
      settings,
      system: said("system"),
      user,
      text: betweenMarks(user),
      authorization: request.headers.authorization,
      path: (request.url ?? "").replace(/^\/v1/, ""),
    };
    model.requests.push(asked);
    reply(response, await model.answer(asked));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const model: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    answer: () => "",
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return model;
}

interface ChatMessage {
  role: string;
  content: string;
}

const betweenMarks = (user: string): string => /^(=====\S+=====)\n([\s\S]*?)\n\1/.exec(user)?.[2] ?? "";

function reply(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === HANG) return;
  if (typeof behaviour === "object" && "status" in behaviour) {
    const headers = { "content-type": "application/json", "retry-after": "0", ...behaviour.headers };
    response.writeHead(behaviour.status, headers);
    response.end(JSON.stringify({ error: { message: "misbehaving" } }));
    return;
  }
  const type = typeof behaviour === "object" && "type" in behaviour ? behaviour.type : undefined;
  response.writeHead(200, { "content-type": type ?? "application/json" });
  if (typeof behaviour === "object" && "body" in behaviour) response.end(behaviour.body);
  else if (typeof behaviour === "object" && "misbehave" in behaviour) misbehave(response, behaviour);
  else response.end(completionOf(behaviour));
}

const BEGINNING = '{"choices":[{"message":{"role":"assistant","content":"Hav';
const TRICKLE_MS = 20;

function misbehave(response: ServerResponse, behaviour: { misbehave: string }): void {
  response.write(BEGINNING);
  if (behaviour === HALF) setImmediate(() => response.destroy());
  const more = () => response.write(behaviour === ENDLESS ? "et stiger ".repeat(10_000) : "e");
  if (behaviour === TRICKLE) {
    const timer = setInterval(more, TRICKLE_MS);
    response.on("close", () => clearInterval(timer));
  }
  if (behaviour === ENDLESS) {
    const pour = () => {
      while (!response.destroyed && more());
    };
    response.on("drain", pour);
    pour();
  }
}

function completionOf(behaviour: string | { cutOff: string } | { message: object; finish?: string }): string {
  const choice = { index: 0, message: { role: "assistant", content: "" }, finish_reason: "stop" };
  if (typeof behaviour === "string") choice.message.content = behaviour;
  else if ("cutOff" in behaviour) {
    choice.message.content = behaviour.cutOff;
    choice.finish_reason = "length";
  } else {
    Object.assign(choice.message, behaviour.message);
    choice.finish_reason = behaviour.finish ?? "stop";
  }
  return JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "m", choices: [choice] });
}
