import { MESSAGES } from "@lagom/shared/messages";
import { loadAuth } from "./auth.ts";

const TYPES = ["signup", "invite", "magiclink", "email_change", "email"] as const;

/** A mailed link's token; recovery has its own dialog. */
export interface MailedLink {
  type: (typeof TYPES)[number];
  token_hash: string;
}

/** The token that a mailed link carries in its query, if any. */
export function mailedLinkIn(search: URLSearchParams): MailedLink | null {
  const type = TYPES.find((name) => name === search.get("type"));
  const token_hash = search.get("token_hash");
  return type && token_hash ? { type, token_hash } : null;
}

/**
 * Spends a mailed link, which signs in.
 * @returns the service's message as it is, or null on success
 */
export async function spendLink(link: MailedLink): Promise<string | null> {
  try {
    const { error } = await (await loadAuth()).verifyOtp(link);
    return error?.message ?? null;
  } catch (error) {
    console.warn("The mailed link could not be spent", error);
    return MESSAGES.unexpectedError;
  }
}
