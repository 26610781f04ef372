import type { AuthUser, Identity } from "../../schema/auth/users.table.ts";
import type { AccountStatus } from "./context.ts";

/** The account as the protocol shows it: never a hash, never a token; fields without a value are left out. */
export function userReply(user: AuthUser, accountStatus: AccountStatus) {
  const providers = user.identities.map(({ provider }) => provider);
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    invited_at: user.invitedAt ?? undefined,
    email_confirmed_at: user.emailConfirmedAt ?? undefined,
    phone: "",
    confirmation_sent_at: user.confirmationSentAt ?? undefined,
    confirmed_at: user.emailConfirmedAt ?? undefined,
    recovery_sent_at: latest(user.recoverySentAt, user.magicLinkSentAt),
    new_email: user.newEmail ?? undefined,
    reauthentication_sent_at: user.reauthenticationSentAt ?? undefined,
    email_change_sent_at: user.emailChangeSentAt ?? undefined,
    last_sign_in_at: user.lastSignInAt ?? undefined,
    banned_until: accountStatus.bannedUntil ?? undefined,
    app_metadata: {
      provider: providers[0] ?? "email",
      providers,
      // ADMIN_EMAILS relies on this: users cannot write it, and an automatic confirmation proves nothing.
      ...(user.emailProven ? { email_verified: true } : {}),
      ...(accountStatus.role ? { role: accountStatus.role } : {}),
    },
    user_metadata: user.metadata,
    identities: user.identities.map(identityReply),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: false,
  };
}

/** The protocol counts magic links as recoveries. */
function latest(...times: (Date | null)[]): Date | undefined {
  const sent = times.filter((time) => time !== null).map((time) => time.getTime());
  return sent.length > 0 ? new Date(Math.max(...sent)) : undefined;
}

function identityReply(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    last_sign_in_at: identity.lastSignInAt,
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
    email: identity.data.email,
  };
}
