import { fixed } from "@lagom/shared/messages";
import { loadAuth } from "./auth.ts";
import { authMessage } from "./auth-message.ts";
import type { MailedLink } from "./mailed-link.ts";

/** What a mailed link did: signed in, confirmed one half of a change of address, or nothing, with a reason code. */
export type Spent = { done: "signed-in" | "half" } | { done: "nothing"; code: string; message: string };

const spent = new Map<string, Promise<Spent>>();

/** Verifies a mailed link, once per page load however often the page renders: a link works once. */
export function spendLink(link: MailedLink): Promise<Spent> {
  const { token_hash } = link;
  const begun = spent.get(token_hash) ?? spend(link);
  spent.set(token_hash, begun);
  return begun;
}

/** Outcome of the code in the URL, which the auth client exchanges as soon as it is loaded. */
export async function codeTaken(): Promise<Spent> {
  const auth = await loadAuth();
  const { error } = await auth.initialize();
  if (error) return { done: "nothing", code: error.code ?? "", message: authMessage(error) };
  const { data } = await auth.getSession();
  // A code that it did not exchange belongs to another browser.
  return data.session
    ? { done: "signed-in" }
    : { done: "nothing", code: "pkce_code_verifier_not_found", message: "" };
}

async function spend(link: MailedLink): Promise<Spent> {
  try {
    const { data, error } = await (await loadAuth()).verifyOtp(link);
    if (error) return { done: "nothing", code: error.code ?? "", message: authMessage(error) };
    return { done: data.session ? "signed-in" : "half" };
  } catch (error) {
    console.warn("The mailed link could not be spent", error);
    return { done: "nothing", code: "", message: fixed.unexpectedError };
  }
}
