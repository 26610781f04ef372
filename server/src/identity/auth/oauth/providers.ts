import type { Config } from "../../../platform/config.ts";
import { facebookProvider } from "./facebook.ts";
import { openIdProvider } from "./openid.ts";
import type { OAuthProvider } from "./provider.ts";

export type Providers = Partial<Record<"google" | "facebook", OAuthProvider>>;

/** The providers that have credentials in the configuration. */
export function createProviders(config: Config): Providers {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = config;
  return {
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? {
          google: openIdProvider({
            issuer: config.GOOGLE_ISSUER,
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
          }),
        }
      : {}),
    ...(FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET
      ? {
          facebook: facebookProvider({
            dialogUrl: config.FACEBOOK_DIALOG_URL,
            graphUrl: config.FACEBOOK_GRAPH_URL,
            clientId: FACEBOOK_CLIENT_ID,
            clientSecret: FACEBOOK_CLIENT_SECRET,
          }),
        }
      : {}),
  };
}

/** The provider with this name in the URL. */
export const providerCalled = (providers: Providers, name: string): OAuthProvider | undefined =>
  name === "google" || name === "facebook" ? providers[name] : undefined;
