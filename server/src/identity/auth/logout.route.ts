import type { FastifyInstance } from "fastify";
import { authenticate } from "./authenticate.ts";
import type { AuthContext } from "./context.ts";
import { invalid } from "./errors.ts";
import { deleteSessions, type LogoutScope } from "./sessions.queries.ts";

const SCOPES: readonly string[] = ["global", "local", "others"] satisfies LogoutScope[];

export function logoutRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<{ Querystring: { scope?: string } }>("/logout", async (request, reply) => {
    const { session } = await authenticate(context, request);
    const scope = request.query.scope || "global";
    if (!isScope(scope)) throw invalid(`Unsupported logout scope "${scope}"`);
    await deleteSessions(context.db, session, scope);
    return reply.code(204).send();
  });
}

const isScope = (scope: string): scope is LogoutScope => SCOPES.includes(scope);
