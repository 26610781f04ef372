import type { TokenPurpose } from "../../../schema/auth/one-time-tokens.table.ts";

const PAGES: Record<TokenPurpose, string> = {
  signup: "/auth/callback",
  invite: "/auth/callback",
  recovery: "/auth/reset-password",
  magiclink: "/auth/callback",
  email_change_old: "/auth/callback",
  email_change_new: "/auth/callback",
  reauthentication: "/",
};

/** The protocol's `type` of a mailed token. */
const typeOf = (purpose: TokenPurpose) => (purpose.startsWith("email_change") ? "email_change" : purpose);

/** The page that a mail links to if the request names none. */
export const landingPage = (webUrl: string, purpose: TokenPurpose): string => `${webUrl}${PAGES[purpose]}`;

/** The page's own address with the token, which the page posts: a scanner that only opens links cannot spend it. */
export function pageAddress(page: string, purpose: TokenPurpose, link: string): string {
  const address = new URL(page);
  address.searchParams.set("token_hash", link);
  address.searchParams.set("type", typeOf(purpose));
  return address.href;
}

/** The protocol's own address, which spends the token as soon as it is opened and then redirects to the page. */
export function verifyAddress(issuer: string, purpose: TokenPurpose, link: string, page: string): string {
  const address = new URL(`${issuer}/verify`);
  address.searchParams.set("token", link);
  address.searchParams.set("type", typeOf(purpose));
  address.searchParams.set("redirect_to", page);
  return address.href;
}
