import type { Schema } from "./arbitrary.ts";

/** A call of the auth protocol, with what its requests hold. */
export interface AuthOperation {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With the fields of `path` in braces. */
  path: string;
  pathFields?: Record<string, Schema>;
  query?: Record<string, Schema>;
  body?: Record<string, Schema>;
  /** Schema of a 200 response; without it, any JSON without other users' data. */
  answers?: Schema;
}

const text: Schema = { type: "string", maxLength: 40 };
const email: Schema = {
  enum: ["mine@example.com", "other@example.com", "new@example.com", "NEW@example.com "],
};
const password: Schema = { enum: ["correct horse", "another password", "123456", "", "p".repeat(80)] };
const metadata: Schema = {
  type: "object",
  properties: { name: text, nested: { type: "object", properties: { name: text } }, sub: text, email },
};
const redirect: Schema = {
  enum: [
    "http://localhost:3000/mine",
    "https://evil.example",
    "//evil.example",
    "http://localhost:3000@evil.example",
  ],
};
const challenge = {
  code_challenge: { enum: ["a".repeat(43), "short", ""] },
  code_challenge_method: { enum: ["s256", "S256", "plain", "md5"] },
};
const linkType: Schema = {
  enum: ["signup", "invite", "magiclink", "recovery", "email_change", "email", "reauthentication", "sms"],
};
const userId: Record<string, Schema> = { id: { type: "string", format: "uuid" } };
const code: Schema = { enum: ["123456", "000000", "12345"] };

const USER: Schema = {
  type: "object",
  required: ["id", "aud", "role", "email", "app_metadata", "user_metadata", "identities", "created_at"],
  additionalProperties: false,
  properties: {
    id: { type: "string", format: "uuid" },
    aud: { const: "authenticated" },
    role: { enum: ["authenticated", ""] },
    email: { type: "string" },
    phone: { const: "" },
    app_metadata: { type: "object" },
    user_metadata: { type: "object" },
    identities: { type: "array" },
    is_anonymous: { const: false },
    new_email: { type: "string" },
    ...Object.fromEntries(
      [
        "invited_at",
        "email_confirmed_at",
        "confirmed_at",
        "confirmation_sent_at",
        "recovery_sent_at",
        "reauthentication_sent_at",
        "email_change_sent_at",
        "last_sign_in_at",
        "banned_until",
        "created_at",
        "updated_at",
      ].map((name) => [name, { type: "string", format: "date-time" } satisfies Schema]),
    ),
  },
};
const SESSION: Schema = {
  type: "object",
  required: ["access_token", "token_type", "expires_in", "expires_at", "refresh_token", "user"],
  additionalProperties: false,
  properties: {
    access_token: { type: "string" },
    token_type: { const: "bearer" },
    expires_in: { type: "integer" },
    expires_at: { type: "integer" },
    refresh_token: { type: "string" },
    user: USER,
  },
};
const NOTHING: Schema = { type: "object", additionalProperties: false };

const adminUser = {
  email,
  password,
  email_confirm: { type: "boolean" },
  user_metadata: metadata,
  app_metadata: { type: "object", properties: { role: { enum: ["user", "admin", "operator"] } } },
  ban_duration: { enum: ["24h", "none", "1d", "9".repeat(30), "1e9h"] },
  phone: { enum: ["", "+46700000000"] },
} satisfies Record<string, Schema>;

/** The calls of the protocol, as its published client and links in mails send them. */
export const authOperations = (refreshTokens: readonly string[]): AuthOperation[] => [
  {
    method: "POST",
    path: "/signup",
    query: { redirect_to: redirect },
    body: { email, password, data: metadata, phone: { enum: ["", "+46700000000"] }, ...challenge },
    answers: { anyOf: [SESSION, USER] },
  },
  {
    method: "POST",
    path: "/token",
    query: { grant_type: { enum: ["password", "refresh_token", "pkce", "id_token", "web3", "other"] } },
    body: {
      email,
      password,
      refresh_token: { enum: [...refreshTokens, "abcdefghijkl"] },
      auth_code: { type: "string", format: "uuid" },
      code_verifier: { enum: ["a".repeat(43), "short"] },
    },
    answers: SESSION,
  },
  { method: "GET", path: "/user", answers: USER },
  {
    method: "PUT",
    path: "/user",
    query: { redirect_to: redirect },
    body: { email, password, data: metadata, app_metadata: metadata, nonce: code, ...challenge },
    answers: USER,
  },
  { method: "POST", path: "/logout", query: { scope: { enum: ["global", "local", "others", "all"] } } },
  { method: "POST", path: "/recover", body: { email, ...challenge }, answers: NOTHING },
  { method: "POST", path: "/otp", body: { email, data: metadata, create_user: { type: "boolean" } } },
  { method: "POST", path: "/magiclink", body: { email, data: metadata } },
  { method: "POST", path: "/resend", body: { email, type: linkType } },
  {
    method: "GET",
    path: "/verify",
    query: { type: linkType, token: text, token_hash: text, redirect_to: redirect },
  },
  {
    method: "POST",
    path: "/verify",
    body: { type: linkType, token: code, token_hash: text, email },
    answers: SESSION,
  },
  { method: "GET", path: "/reauthenticate", answers: NOTHING },
  {
    method: "GET",
    path: "/authorize",
    query: { provider: { enum: ["google", "facebook", "apple", "x"] }, redirect_to: redirect, ...challenge },
  },
  { method: "GET", path: "/callback", query: { code: text, state: text, error: text } },
  { method: "GET", path: "/settings" },
  { method: "GET", path: "/health" },
  { method: "GET", path: "/.well-known/jwks.json" },
  { method: "POST", path: "/factors", body: { factor_type: { enum: ["totp", "phone", "other"] } } },
  { method: "DELETE", path: "/user/identities/{id}", pathFields: userId },
  { method: "POST", path: "/sso", body: { domain: text } },
  {
    method: "GET",
    path: "/admin/users",
    query: { page: { enum: ["1", "2", "0", "1e2"] }, per_page: { enum: ["1", "1000", "-1"] }, filter: text },
  },
  {
    method: "POST",
    path: "/admin/users",
    body: { id: { type: "string", format: "uuid" }, ...adminUser },
    answers: USER,
  },
  { method: "GET", path: "/admin/users/{id}", pathFields: userId, answers: USER },
  { method: "PUT", path: "/admin/users/{id}", pathFields: userId, body: adminUser, answers: USER },
  { method: "DELETE", path: "/admin/users/{id}", pathFields: userId, answers: NOTHING },
  { method: "GET", path: "/admin/users/{id}/factors", pathFields: userId },
  { method: "POST", path: "/invite", body: { email, data: metadata }, answers: USER },
  {
    method: "POST",
    path: "/admin/generate_link",
    body: { type: linkType, email, new_email: email, password, data: metadata, redirect_to: redirect },
  },
  { method: "GET", path: "/admin/sso/providers" },
];
