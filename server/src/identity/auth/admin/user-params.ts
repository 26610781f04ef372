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
});

const Role = z.enum(["user", "admin", "operator"]);

/**
 * Reads the fields that an administrator may set. What cannot be stored is refused, never ignored.
 * @throws AuthError bad_json, validation_failed, phone_provider_disabled, not_implemented
 */
export function readAdminUser(request: FastifyRequest) {
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
    status: { ...roleOf(body.app_metadata ?? {}), ...banOf(body.ban_duration) } satisfies AccountChange,
  };
}

function roleOf({
  role,
  provider: _,
  providers: __,
  email_verified: ___,
  ...others
}: Record<string, unknown>) {
  const [other] = Object.keys(others);
  if (other) throw notSupported(`app_metadata.${other}: what is not the role`);
  if (role === undefined) return {};
  const known = Role.safeParse(role ?? "user");
  if (!known.success) throw invalid("app_metadata.role must be user, admin or operator");
  return { role: known.data };
}

const banOf = (duration: string) => (duration ? { bannedUntil: endOfBan(duration) } : {});
