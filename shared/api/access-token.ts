import { storedSession } from "../session/stored-session.ts";

/** Names nobody: the server answers it as it answers a visitor (docs/product.md#session). */
export const FIXED_TEST_TOKEN = "test-token";

type TokenSource = () => Promise<string | undefined>;
let fromSession: TokenSource = async () => undefined;

/** Called once by the shell at start: registers the source of the session's token. */
export function provideAccessToken(source: TokenSource): void {
  fromSession = source;
}

/** The bearer token of an API call: the session's, else one in local storage, else the fixed test value. */
export async function accessToken(): Promise<string> {
  return (await fromSession().catch(() => undefined)) ?? storedSession()?.access_token ?? FIXED_TEST_TOKEN;
}

/** A bearer token that the API refused; without `token`, the one that boot.js found in storage. */
export interface RefusedToken {
  token: string | undefined;
  /** Why, as the API says: with `session_ended` and `banned` the auth service need not be asked. */
  code: "unauthorized" | "session_ended" | "banned";
}

let told: (refused: RefusedToken) => void = () => {};

/** Called once by the shell at start: registers the handler of refused tokens. */
export function onRefusedToken(listener: typeof told): void {
  told = listener;
}

export const tellRefusedToken = (refused: RefusedToken): void => told(refused);
