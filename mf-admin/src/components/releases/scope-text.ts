import { releaseTokens } from "../../strings/release-tokens.ts";

/** What a token may release, in words. */
export const scopeText = (scope: string): string =>
  scope === "operator" ? releaseTokens.scopes.operator : scope;
