import type { RouteShorthandOptions } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For machines that watch us: neither limited nor traced. */
    forOperators?: boolean;
    /** What `@fastify/under-pressure` calls in place of its refusal. */
    pressureHandler?: () => void;
  }
}

/**
 * Options of a route for the machines that watch us. It answers when the address has made too many requests and when the host
 * is overloaded: an orchestrator that hears nothing would kill the node.
 */
export const FOR_OPERATORS = {
  schema: { hide: true } as object,
  config: { forOperators: true, rateLimit: false, pressureHandler: () => {} },
  onRequest: async (_request, reply) => {
    reply.header("cache-control", "no-store");
  },
} satisfies RouteShorthandOptions;
