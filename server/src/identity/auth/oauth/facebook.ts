import { createHmac } from "node:crypto";
import { askProvider, type OAuthProvider, providerFailed, textOf } from "./provider.ts";

export interface FacebookSettings {
  dialogUrl: string;
  graphUrl: string;
  clientId: string;
  clientSecret: string;
}

const FIELDS = "email,first_name,last_name,name,picture";

/** Facebook, which has no OpenID: a Graph call with a proof of our secret returns the person, and its addresses are verified. */
export function facebookProvider({
  dialogUrl,
  graphUrl,
  clientId,
  clientSecret,
}: FacebookSettings): OAuthProvider {
  return {
    async authorizeUrl({ state, redirectUri }, scopes) {
      const url = new URL(dialogUrl);
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: [...new Set(["email", ...scopes])].join(" "),
        state,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },

    async redeem({ redirectUri }, code) {
      const granted = await askProvider(`${graphUrl}/oauth/access_token`, {
        method: "POST",
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code,
          grant_type: "authorization_code",
        }),
      });
      const token = textOf(granted.access_token);
      if (!token) throw providerFailed();
      const me = new URL(`${graphUrl}/me`);
      me.searchParams.set("fields", FIELDS);
      me.searchParams.set("appsecret_proof", createHmac("sha256", clientSecret).update(token).digest("hex"));
      const person = await askProvider(me, { headers: { authorization: `Bearer ${token}` } });
      return { profile: profileOf(graphUrl, person), token, refreshToken: undefined };
    },
  };
}

function profileOf(graphUrl: string, person: Record<string, unknown>) {
  const sub = textOf(person.id);
  if (!sub) throw providerFailed();
  const email = textOf(person.email)?.toLowerCase();
  const name = textOf(person.name);
  const picture = textOf((person.picture as { data?: { url?: unknown } } | undefined)?.data?.url);
  return {
    sub,
    email,
    emailVerified: email !== undefined,
    claims: {
      iss: graphUrl,
      sub,
      provider_id: sub,
      ...(name ? { name, full_name: name } : {}),
      ...(picture ? { picture, avatar_url: picture } : {}),
      ...(email ? { email } : {}),
      email_verified: email !== undefined,
      phone_verified: false,
    },
  };
}
