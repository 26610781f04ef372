import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import type { Tracing } from "./tracing.ts";

/** Of a statement, so much is told; its parameters never are. */
const MOST_OF_STATEMENT = 2000;

/**
 * Spans of requests and queries: route patterns and statements, never addresses, people or parameters. A request goes on the
 * trace of the proxy before us; others cannot choose what is sampled.
 */
export function createSpans(): Tracing {
  const tracer = trace.getTracer("lagom");
  const running = new WeakMap<FastifyRequest, { span: Span; inside: Context }>();

  return {
    traceRequests(app, host, fromProxy) {
      app.addHook("onRequest", (request, _reply, done) => {
        const { url, config } = request.routeOptions;
        if (config.forOperators) return done();
        const parent = fromProxy(request.socket.remoteAddress)
          ? propagation.extract(ROOT_CONTEXT, request.headers)
          : ROOT_CONTEXT;
        const attributes = {
          "lagom.host": host,
          "lagom.request_id": request.id,
          "http.request.method": request.method,
          ...(url ? { "http.route": url } : {}),
        };
        const name = `${request.method} ${url ?? "unmatched"}`;
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
        const inside = trace.setSpan(parent, span);
        running.set(request, { span, inside });
        context.with(inside, done);
      });
      resumeAfterBody(app, running);
      app.addHook("onResponse", async (request, { statusCode }) => {
        const { span } = running.get(request) ?? {};
        span?.setAttribute("http.response.status_code", statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },

    traceQueries(client) {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const traced = (...args: unknown[]) => {
        const span = tracer.startSpan("query", {
          kind: SpanKind.CLIENT,
          attributes: { "db.system.name": "postgresql", "db.query.text": statementOf(args[0]) },
        });
        const end = (error: unknown) => {
          if (error) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        };
        const last = args.at(-1);
        if (typeof last === "function") {
          const answer = (error: unknown, result: unknown) => {
            end(error);
            return last(error, result);
          };
          return query(...args.slice(0, -1), answer);
        }
        const result = query(...args);
        if (result instanceof Promise) result.then(() => end(null), end);
        else end(null);
        return result;
      };
      Object.assign(client, { query: traced } satisfies Partial<Record<keyof pg.ClientBase, unknown>>);
    },
  };
}

/** A body arrives in events of the socket, which know nothing of the request's span. */
function resumeAfterBody(app: FastifyInstance, running: WeakMap<FastifyRequest, { inside: Context }>): void {
  app.addHook("preValidation", (request, _reply, done) => {
    const { inside } = running.get(request) ?? {};
    if (inside) context.with(inside, done);
    else done();
  });
}

function statementOf(query: unknown): string {
  const text = typeof query === "string" ? query : (query as { text?: unknown } | undefined)?.text;
  return typeof text === "string" ? text.slice(0, MOST_OF_STATEMENT) : "";
}
