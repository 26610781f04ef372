import type { FastifyInstance } from "fastify";
import { route } from "../http/route.ts";

export function userRoutes(app: FastifyInstance): void {
  route(app, "GET /api/user/me", ({ user }) => ({
    id: user.id,
    email: user.email,
    role: user.role,
    created_at: user.createdAt.toISOString(),
  }));
}
