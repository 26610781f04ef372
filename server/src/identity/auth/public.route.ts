import type { FastifyInstance } from "fastify";
import { databaseProbe } from "../../platform/http/health.ts";
import type { AuthContext } from "./context.ts";
import { databaseAway } from "./errors.ts";

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

const PUBLIC = "public, max-age=600";

/** Public calls: settings, health, the location of the keys and the public keys. */
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

  const isUp = databaseProbe(context.db);
  app.get("/health", async () => {
    // The original's constant says that all is well; without its database nothing is.
    if (!(await isUp())) throw databaseAway();
    return {
      version: "v2.196.0",
      name: "GoTrue",
      description: "GoTrue is a user registration and authentication API",
    };
  });

  app.get("/.well-known/jwks.json", async (_request, reply) => {
    reply.header("cache-control", PUBLIC);
    return context.keyring.jwks();
  });

  app.get("/.well-known/openid-configuration", async (_request, reply) => {
    reply.header("cache-control", PUBLIC);
    return {
      issuer: context.issuer,
      jwks_uri: `${context.issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ["ES256"],
      subject_types_supported: ["public"],
    };
  });
}
