import { expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const SAFE = {
  NODE_ENV: "production",
  PUBLIC_WEB_URL: "https://lagom.se",
  PUBLIC_API_URL: "https://api.lagom.se",
  PUBLIC_AUTH_URL: "https://auth.lagom.se",
  SMTP_URL: "smtps://mail.lagom.se",
  MAIL_FROM: "Lagom <no-reply@lagom.se>",
  SIGNING_KEY_SECRET: "x".repeat(32),
};

/** What production says of these settings. */
function problemsOf(settings: Record<string, string>): readonly string[] {
  try {
    readConfig(settings);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
const settingsNamed = (settings: Record<string, string>) =>
  problemsOf(settings).map((problem) => problem.split(":")[0]);

it("takes one number for all deployables and others for some, and names what is neither", () => {
  expect(readConfig({ PAGE_BUDGET_KB: "800, reader=400" }).PAGE_BUDGET_KB).toEqual({
    other: 800,
    reader: 400,
  });
  expect(readConfig({}).PAGE_BUDGET_KB).toEqual({ other: 1000 });
  expect(problemsOf({ PAGE_BUDGET_KB: "800,raeder=400" })).toEqual([
    "PAGE_BUDGET_KB: raeder=400 is neither a number nor one for a deployable, as reader=400",
  ]);
});

it("names everything that is missing, one line each, all at once", () => {
  expect(settingsNamed({ NODE_ENV: "production" })).toEqual([
    "PUBLIC_WEB_URL",
    "PUBLIC_API_URL",
    "PUBLIC_AUTH_URL",
    "SIGNING_KEY_SECRET",
    "MAIL_FROM",
    "SMTP_URL",
  ]);
  expect(problemsOf(SAFE)).toEqual([]);
});

it.each([
  ["PUBLIC_WEB_URL", "http://lagom.se"],
  ["PUBLIC_API_URL", "http://10.0.0.1"],
  ["PUBLIC_AUTH_URL", "http://auth.lagom.se"],
  ["REDIRECT_URLS", "**"],
  ["REDIRECT_URLS", "https://**"],
  ["REDIRECT_URLS", "https://*"],
  ["REDIRECT_URLS", "https://*.se/**"],
  ["REDIRECT_URLS", "https://**.lagom.se/**"],
  ["REDIRECT_URLS", "https://*.co.uk/**"],
  ["REDIRECT_URLS", "https://*.github.io/**"],
  ["REDIRECT_URLS", "https://lagom-*.com.au"],
  ["REDIRECT_URLS", "https://lagom.*/"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", "::/0"],
  ["TRUSTED_PROXIES", "128.0.0.0/1"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "::ffff:0:0/96"],
  ["TRUSTED_PROXIES", "::ffff:128.0.0.0/97"],
  ["TRUSTED_PROXIES", "::/64"],
  ["TRUSTED_PROXIES", "everybody"],
  ["SUPABASE_URL", "http://project.lagom.se"],
  ["SUPABASE_JWT_SECRET", "only-thirty-one-characters-long"],
  ["SUPABASE_SERVICE_ROLE_KEY", "x".repeat(31)],
  ["SIGNING_KEY_SECRET", "x".repeat(31)],
  ["DATABASE_URL", "postgres://u:p@db.lagom.se/lagom"],
  ["DATABASE_URL", "postgres://u:p@10.0.0.5/lagom?sslmode=disable"],
  ["DATABASE_URL", "postgres://u:p@localhost/lagom?host=db.lagom.se"],
  ["DATABASE_URL", "postgres:///lagom?host=db.lagom.se"],
  ["DATABASE_URL", "postgres:///lagom?host=localhost&host=db.lagom.se"],
  ["DATABASE_URL", "postgres://localhost/lagom?hostaddr=192.0.2.1"],
  ["ADMIN_EMAILS", "admin@example.com"],
  ["ADMIN_EMAILS", "operator@lagom.example"],
  ["MAIL_FROM", "Lagom <no-reply@localhost>"],
  ["LOG_LEVEL", "debug"],
  ["SIGNUP_AUTOCONFIRM", "true"],
  ["STRICT_LIMITS", "false"],
  ["FETCH_ALLOW", "localhost:80"],
  ["PASSWORD_MEMORY_KB", "19455"],
])("refuses %s=%s", (name, value) => {
  expect(settingsNamed({ ...SAFE, [name]: value })).toEqual([name]);
  expect(settingsNamed({ [name]: value })).toEqual([]);
});

it("refuses providers that anybody may listen to", () => {
  const google = { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b", GOOGLE_ISSUER: "http://id.lagom.se" };
  expect(settingsNamed({ ...SAFE, ...google })).toEqual(["GOOGLE_ISSUER"]);
  const facebook = {
    FACEBOOK_CLIENT_ID: "a",
    FACEBOOK_CLIENT_SECRET: "b",
    FACEBOOK_GRAPH_URL: "http://g.lagom.se",
  };
  expect(settingsNamed({ ...SAFE, ...facebook })).toEqual(["FACEBOOK_GRAPH_URL"]);
});

it.each([
  ["PUBLIC_WEB_URL", "http://localhost:3000"],
  ["REDIRECT_URLS", "https://*.lagom.se/**"],
  ["REDIRECT_URLS", "https://*.lagom.co.uk/**"],
  ["REDIRECT_URLS", "lagom://callback"],
  ["TRUSTED_PROXIES", "10.0.0.0/8,loopback,2001:db8::/32,192.0.2.1,::ffff:10.0.0.0/104"],
  ["DATABASE_URL", "postgres://u:p@db.lagom.se/lagom?sslmode=verify-full"],
  ["DATABASE_URL", "postgres://u:p@localhost/lagom"],
  ["DATABASE_URL", "postgres:///lagom?host=/var/run/postgresql"],
  ["DATABASE_URL", "postgres://%2Fvar%2Frun%2Fpostgresql/lagom"],
  ["ADMIN_EMAILS", "operator@lagom.se"],
  ["PASSWORD_MEMORY_KB", "65536"],
])("takes %s=%s", (name, value) => {
  expect(problemsOf({ ...SAFE, [name]: value })).toEqual([]);
});

it("names settings of a wrong form together with those that are unsafe, one line each", () => {
  const settings = {
    ...SAFE,
    WEB_PORT: "many",
    SIGNING_KEY_SECRET: "short",
    MAIL_FROM: "x",
    LOG_LEVEL: "debug",
  };
  expect(settingsNamed(settings)).toEqual(["WEB_PORT", "SIGNING_KEY_SECRET", "MAIL_FROM", "LOG_LEVEL"]);
});
