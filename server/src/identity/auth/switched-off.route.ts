import type { FastifyInstance, HTTPMethods } from "fastify";
import { z } from "zod";
import { authenticate } from "./authenticate.ts";
import { readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";

const Factor = z.object({ factor_type: textField });
const FACTOR_TYPES: Record<string, string> = { totp: "TOTP", phone: "Phone", webauthn: "WebAuthn" };

/** Features of the protocol that are switched off, and whose calls are answered so. */
export function switchedOffRoutes(app: FastifyInstance, context: AuthContext): void {
  const toAnyone = (method: HTTPMethods, url: string, error: AuthError) =>
    app.route({ method, url, handler: async () => Promise.reject(error) });
  const toUsers = (method: HTTPMethods, url: string, error: AuthError) =>
    app.route({
      method,
      url,
      handler: async (request) => {
        await authenticate(context, request);
        throw error;
      },
    });

  const saml = new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
  toAnyone("POST", "/sso", saml);
  toAnyone("POST", "/sso/saml/acs", saml);
  toAnyone("GET", "/sso/saml/metadata", saml);

  const linking = new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
  toUsers("GET", "/user/identities/authorize", linking);
  toUsers("DELETE", "/user/identities/:id", linking);

  const factor = new AuthError(404, "mfa_factor_not_found", "Factor not found");
  toUsers("POST", "/factors/:id/challenge", factor);
  toUsers("POST", "/factors/:id/verify", factor);
  toUsers("DELETE", "/factors/:id", factor);
  app.post("/factors", async (request) => {
    await authenticate(context, request);
    const { factor_type: type } = readBody(request, Factor);
    if (!Object.hasOwn(FACTOR_TYPES, type)) {
      throw new AuthError(400, "validation_failed", "factor_type needs to be totp, phone, or webauthn");
    }
    throw new AuthError(
      422,
      `mfa_${type}_enroll_not_enabled`,
      `MFA enroll is disabled for ${FACTOR_TYPES[type]}`,
    );
  });
}
