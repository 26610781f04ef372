import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { ErrorBody } from "@lagom/shared/contract/errors";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";

/** CSP of the documentation page: its own files only; its script sets inline styles. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the OpenAPI document at `/openapi.json` and its page at `/docs`. Register it before the calls. */
export async function apiDocument(app: FastifyInstance): Promise<void> {
  if (!z.globalRegistry.has(ErrorBody)) z.globalRegistry.add(ErrorBody, { id: "Error" });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Lagom API", version: "1.0.0" },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(async (scope) => {
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("content-security-policy", PAGE_POLICY);
    });
    await scope.register(swaggerUi, { routePrefix: "/docs" });
  });
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
}
