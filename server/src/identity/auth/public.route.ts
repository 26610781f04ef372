import type { FastifyInstance } from "fastify";
import type { AuthContext } from "./context.ts";

/** Every provider of the protocol, in its order; false for those not offered here. */
export const KNOWN_PROVIDERS = [
  "anonymous_users",
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "snapchat",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "keycloak",
  "kakao",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "spotify",
  "slack",
  "slack_oidc",
  "workos",
  "twitch",
  "twitter",
  "email",
  "phone",
  "zoom",
];

/** Public calls: settings, health and public keys. */
export function publicRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get("/settings", async () => ({
    external: Object.fromEntries(
      KNOWN_PROVIDERS.map((name) => [name, name === "email" || Object.hasOwn(context.providers, name)]),
    ),
    disable_signup: false,
    mailer_autoconfirm: context.config.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  }));

  app.get("/health", async () => ({
    version: "v2.196.0",
    name: "GoTrue",
    description: "GoTrue is a user registration and authentication API",
  }));

  app.get("/.well-known/jwks.json", async (_request, reply) => {
    reply.header("cache-control", "public, max-age=600");
    return context.keyring.jwks();
  });
}
