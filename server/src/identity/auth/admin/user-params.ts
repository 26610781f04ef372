import { isDeepStrictEqual } from "node:util";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { objectField, readBody, textField } from "../body.ts";
import type { AccountChange } from "../context.ts";
import { emailAddress } from "../email-address.ts";
import { invalid, phoneDisabled } from "../errors.ts";
import { endOfBan } from "./ban-duration.ts";
import { notSupported } from "./service-role.ts";

const flag = z.boolean().nullish();

const AdminUser = z.object({
  id: textField,
  aud: textField,
  role: textField,
  email: textField,
  phone: textField,
  password: z.string().nullish(),
  password_hash: textField,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: objectField,
  app_metadata: objectField,
  ban_duration: textField,
  banned_until: z.unknown().optional(),
});

const Role = z.enum(["user", "admin", "operator"]);

/** What the server itself says of an account in `app_metadata`; whoever sends back what he read may send it too. */
const OWN_CLAIMS = ["provider", "providers", "email_verified"] as const;
type OwnClaims = Partial<Record<(typeof OWN_CLAIMS)[number], unknown>>;

/**
 * Reads the fields that an administrator may set. What cannot be stored is refused, never ignored.
 * @param claims the server's own claims about the account
 * @throws AuthError bad_json, validation_failed, phone_provider_disabled, not_implemented
 */
export function readAdminUser(request: FastifyRequest, claims: OwnClaims) {
  const body = readBody(request, AdminUser);
  if (body.phone || body.phone_confirm) throw phoneDisabled();
  if (body.password_hash) throw notSupported("password_hash");
  for (const field of ["aud", "role"] as const) {
    if (body[field] && body[field] !== "authenticated")
      throw notSupported(`${field}: a value other than authenticated`);
  }
  return {
    id: body.id,
    email: body.email && emailAddress(body.email),
    password: body.password ?? undefined,
    emailConfirm: body.email_confirm === true,
    metadata: body.user_metadata,
    status: { ...roleOf(body.app_metadata ?? {}, claims), ...banOf(body) } satisfies AccountChange,
  };
}

function roleOf({ role, ...others }: Record<string, unknown>, claims: OwnClaims) {
  for (const [field, value] of Object.entries(others)) {
    const own = OWN_CLAIMS.find((name) => name === field);
    if (!own) throw notSupported(`app_metadata.${field}: what is not the role`);
    if (!isDeepStrictEqual(value, claims[own]))
      throw notSupported(`app_metadata.${own}: another value than the account has`);
  }
  if (role === undefined) return {};
  const known = Role.safeParse(role ?? "user");
  if (!known.success) throw invalid("app_metadata.role must be user, admin or operator");
  return { role: known.data };
}

function banOf({ ban_duration: duration, banned_until: until }: z.infer<typeof AdminUser>) {
  if (duration && until !== undefined) throw invalid("ban_duration and banned_until exclude each other");
  if (duration) return { bannedUntil: endOfBan(duration) };
  if (until === undefined) return {};
  if (until === null) return { bannedUntil: null };
  const time = z.iso.datetime({ offset: true }).safeParse(until);
  if (!time.success) throw invalid("banned_until must be a time as 2030-01-31T12:00:00Z, or null");
  return { bannedUntil: new Date(time.data) };
}
