import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

/** An event as PostHog receives it. */
export interface CapturedEvent {
  uuid: string;
  event: string;
  properties: Record<string, unknown>;
  $set?: Record<string, unknown>;
  $set_once?: Record<string, unknown>;
}

/** A request, and the status of its reply: 0 if there was none. */
export interface CapturedRequest {
  path: string;
  status: number;
  events: CapturedEvent[];
}

/** Replies to the next requests with events, one per request; afterwards all are accepted. `hang` never replies. */
export type Plan = ({ status: number; retryAfter?: number; whenOver?: number } | "hang")[];

const CONFIG = {
  supportedCompression: ["gzip-js"],
  hasFeatureFlags: true,
  sessionRecording: { endpoint: "/s/" },
  analytics: { endpoint: "/i/v0/e/" },
  surveys: false,
  heatmaps: false,
  autocapture_opt_out: true,
  capturePerformance: false,
};
const flag = (variant: string) => ({
  key: "first-steps-level",
  enabled: true,
  variant,
  reason: { code: "condition_match" },
  metadata: { id: 1, version: 1, payload: null },
});
const FLAGS = {
  flags: { "first-steps-level": flag("A2") },
  errorsWhileComputingFlags: false,
  requestId: "r1",
};

/**
 * A server on a local port that speaks the protocol of PostHog. Tests identify their browsers by user agent: `GET
 * /test/<agent>` returns what that browser sent, `POST /test/<agent>` sets the replies.
 */
export async function startCaptureServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const captured = new Map<string, CapturedRequest[]>();
  const plans = new Map<string, Plan>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const json = (status: number, value: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        "content-type": "application/json",
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
        "access-control-expose-headers": "retry-after",
        ...headers,
      });
      response.end(JSON.stringify(value));
    };
    const test = pathname.match(/^\/test\/(.+)$/)?.[1];
    if (test && request.method === "POST") {
      plans.set(test, JSON.parse(body.toString()));
      return json(200, {});
    }
    if (test) return json(200, captured.get(test) ?? []);
    if (request.method === "OPTIONS") return json(200, {});

    const events = eventsIn(pathname, body);
    // What a closing page hands over is sent by the browser under its own user agent: the event contains that of the page.
    const agent = String(events[0]?.properties.$raw_user_agent ?? request.headers["user-agent"]);
    const planned = events.length > 0 ? next(plans.get(agent), events.length) : undefined;
    const status = planned === "hang" ? 0 : (planned?.status ?? 200);
    captured.set(agent, [...(captured.get(agent) ?? []), { path: pathname, status, events }]);
    if (planned === "hang") return;
    if (planned && planned.status !== 200) {
      return json(
        planned.status,
        {},
        planned.retryAfter ? { "retry-after": String(planned.retryAfter) } : {},
      );
    }
    if (pathname.endsWith("/config")) return json(200, CONFIG);
    return json(200, pathname.startsWith("/flags") ? FLAGS : { status: "Ok" });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The next planned reply; one with `whenOver` stays, and is only for requests with more events than that. */
function next(plan: Plan | undefined, events: number): Plan[number] | undefined {
  const [first] = plan ?? [];
  if (typeof first === "object" && first.whenOver !== undefined) {
    return events > first.whenOver ? first : undefined;
  }
  return plan?.shift();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The events of a batch, or of a recording. */
function eventsIn(path: string, body: Buffer): CapturedEvent[] {
  if (!/^\/(e|i\/v0\/e|s)\/$/.test(path) || body.length === 0) return [];
  const text = body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;
  const sent: unknown = JSON.parse(text.toString());
  return Array.isArray(sent) ? sent : (sent as { batch: CapturedEvent[] }).batch;
}
