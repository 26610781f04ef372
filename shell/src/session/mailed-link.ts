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
