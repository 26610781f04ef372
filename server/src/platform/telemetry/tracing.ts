import type { FastifyInstance } from "fastify";
import type pg from "pg";

/** What makes spans; its code is only loaded where traces are exported. */
export interface Tracing {
  /** Makes a span of each request to an app. */
  traceRequests(
    app: FastifyInstance,
    host: string,
    fromProxy: (address: string | undefined) => boolean,
  ): void;
  /** Makes a span of each query on a connection. */
  traceQueries(client: pg.ClientBase): void;
}

let current: Tracing | undefined;

/** Undefined where traces are not exported. */
export const tracing = (): Tracing | undefined => current;

/** Makes spans from now on, of the apps and pools that are opened after this. */
export function setTracing(made: Tracing | undefined): void {
  current = made;
}
