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
}

/** Failures: never answers, or breaks off in the middle. */
export const HANG = { misbehave: "hang" } as const;
export const HALF = { misbehave: "half" } as const;
/** What the model says, or how it misbehaves. */
type Behaviour = string | { status: number } | { cutOff: string } | typeof HANG | typeof HALF;

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
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: ChatMessage[] };
    const said = (role: string) => messages.find((message) => message.role === role)?.content ?? "";
    const user = said("user");
    const asked = {
      system: said("system"),
      user,
      text: betweenMarks(user),
      authorization: request.headers.authorization,
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
    response.writeHead(behaviour.status, { "content-type": "application/json", "retry-after": "0" });
    response.end(JSON.stringify({ error: { message: "misbehaving" } }));
    return;
  }
  response.writeHead(200, { "content-type": "application/json" });
  if (behaviour === HALF) {
    response.write('{"choices":[{"message":{"role":"assistant","content":"Hav');
    setImmediate(() => response.destroy());
    return;
  }
  const cutOff = typeof behaviour === "object" && "cutOff" in behaviour;
  const content = cutOff ? behaviour.cutOff : behaviour;
  const choice = {
    index: 0,
    message: { role: "assistant", content },
    finish_reason: cutOff ? "length" : "stop",
  };
  response.end(
    JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "m", choices: [choice] }),
  );
}
