import type { FastifyInstance } from "fastify";
import { AuthError } from "./errors.ts";

/** Replies to a call without a route: 405 if another method has one, otherwise the protocol's 404 in plain text. */
export function answerUnknownCalls(app: FastifyInstance): void {
  const routes: { methods: string[]; segments: string[] }[] = [];
  app.addHook("onRoute", ({ method, url, config }) => {
    // Operators' routes are no part of the protocol, and one of them hides itself.
    if (!url.includes("*") && !config?.forOperators)
      routes.push({ methods: [method].flat(), segments: segmentsOf(url) });
  });
  app.setNotFoundHandler((request, reply) => {
    const asked = segmentsOf(request.url.split("?")[0] ?? "");
    const methods = routes
      .filter(({ segments }) => matches(segments, asked))
      .flatMap((route) => route.methods);
    if (methods.length > 0) {
      reply.header("allow", [...new Set(methods)].sort().join(", "));
      throw new AuthError(405, "method_not_allowed", `${request.method} is not allowed here`);
    }
    return reply.code(404).type("text/plain; charset=utf-8").send("404 page not found\n");
  });
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

const matches = (route: string[], asked: string[]): boolean =>
  route.length === asked.length &&
  route.every((segment, index) => segment.startsWith(":") || segment === asked[index]);
