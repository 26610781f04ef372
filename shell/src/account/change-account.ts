import { fixed } from "@lagom/shared/messages";
import { paths } from "@lagom/shared/paths";
import { markStale } from "@lagom/shared/query";
import { loadAuth } from "../session/auth.ts";
import { authMessage } from "../session/auth-message.ts";
import { strings } from "../strings/auth.ts";

/** Why a change was refused, in our words, and the field that it is about, if it is about one. */
export interface Refusal {
  field: "name" | "email" | "current" | "code" | "password" | null;
  text: string;
}

/** What somebody who changes their password proves themselves with. */
export type Proof = { current_password: string } | { nonce: string };

/** Changes the name that the account shows. @returns null once it is stored */
export const changeName = (full_name: string): Promise<Refusal | null> =>
  attempt((auth) => auth.updateUser({ data: { full_name } }));

/** Asks for another address: a mail goes to both, and it changes once both have agreed. @returns null once they are sent */
export const changeEmail = (email: string): Promise<Refusal | null> =>
  attempt((auth) =>
    auth.updateUser({ email }, { emailRedirectTo: `${location.origin}${paths.authCallback}` }),
  );

/** Mails a code that stands in for the current password. @returns null once it is sent */
export const sendCode = (): Promise<Refusal | null> => attempt((auth) => auth.reauthenticate());

/** Changes the password, which ends all other sessions. @returns null once it is changed */
export async function changePassword(password: string, proof: Proof): Promise<Refusal | null> {
  const refusal = await attempt((auth) => auth.updateUser({ password, ...proof }));
  if (!refusal) void markStale(["sessions"]);
  return refusal;
}

/** Ends all sessions but this one. @returns null once they have ended */
export async function signOutOthers(): Promise<Refusal | null> {
  const refusal = await attempt((auth) => auth.signOut({ scope: "others" }));
  void markStale(["sessions"]);
  return refusal;
}

type Auth = Awaited<ReturnType<typeof loadAuth>>;
type Failure = Error & { code?: string | undefined };

async function attempt(ask: (auth: Auth) => Promise<{ error: Failure | null }>): Promise<Refusal | null> {
  try {
    const { error } = await ask(await loadAuth());
    return error && refusalOf(error);
  } catch (error) {
    console.warn("The account could not be changed", error);
    return { field: null, text: fixed.unexpectedError };
  }
}

/** The field that each refusal is about for which we have words in English, too, by the auth service's error code. */
const FIELDS = {
  email_exists: "email",
  email_address_invalid: "email",
  email_not_confirmed: null,
  same_password: "password",
  weak_password: "password",
  current_password_invalid: "current",
  current_password_required: "current",
  reauthentication_needed: "code",
  reauthentication_not_valid: "code",
  over_email_send_rate_limit: null,
  over_request_rate_limit: null,
} as const satisfies Partial<Record<keyof typeof strings.errors, Refusal["field"]>>;

/** In our words where we have some; else as elsewhere. */
function refusalOf(error: Failure): Refusal {
  const code = error.code ?? "";
  if (!Object.hasOwn(FIELDS, code)) return { field: null, text: authMessage(error) };
  const known = code as keyof typeof FIELDS;
  return { field: FIELDS[known], text: strings.errors[known] };
}
