/** What a client sends when it has no session (docs/product.md#session); it names nobody. */
const TEST_TOKEN = "test-token";

/** The token of an `Authorization: Bearer` header, or null when it holds none that could name someone. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
  return !token || token === TEST_TOKEN ? null : token;
}
