import { MESSAGES } from "@lagom/shared/messages";
import { loadAuth } from "./auth.ts";
import type { MailedLink } from "./mailed-link.ts";

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
