import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { askProvider, type OAuthProvider, type Profile, providerFailed, s256, textOf } from "./provider.ts";

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

interface Discovery {
  authorize: string;
  token: string;
  userinfo: string | undefined;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

const ALGORITHMS = ["RS256", "PS256", "ES256"];
const SCOPES = ["openid", "email", "profile"];

/** Google, or any OpenID provider: its discovery document gives the endpoints, its signed token the person. */
export function openIdProvider({ issuer, clientId, clientSecret }: OpenIdSettings): OAuthProvider {
  let discovered: Promise<Discovery> | undefined;
  function discovery(): Promise<Discovery> {
    discovered ??= discover(issuer).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return {
    async authorizeUrl({ state, verifier, redirectUri }, scopes) {
      const url = new URL((await discovery()).authorize);
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: [...new Set([...SCOPES, ...scopes])].join(" "),
        state,
        nonce: nonceOf(verifier),
        code_challenge: s256(verifier),
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },

    async redeem({ verifier, redirectUri }, code) {
      const { token: tokenUrl, userinfo, keys } = await discovery();
      const granted = await askProvider(tokenUrl, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
          client_id: clientId,
          client_secret: clientSecret,
        }),
      });
      const token = textOf(granted.access_token);
      const idToken = textOf(granted.id_token);
      if (!token || !idToken) throw providerFailed();
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ["sub", "exp"],
      }).catch(() => {
        throw providerFailed("Unable to verify the provider's token");
      });
      if (payload.nonce !== nonceOf(verifier)) throw providerFailed("Unable to verify the provider's token");
      const person = payload.email || !userinfo ? payload : await askUserinfo(userinfo, token, payload);
      return { profile: profileOf(issuer, person), token, refreshToken: textOf(granted.refresh_token) };
    },
  };
}

/** Derived from the flow's secret, so that a token from another sign-in is refused. */
const nonceOf = (verifier: string) => s256(`nonce ${verifier}`);

async function discover(issuer: string): Promise<Discovery> {
  const document = await askProvider(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  const [authorize, token, keys] = [
    document.authorization_endpoint,
    document.token_endpoint,
    document.jwks_uri,
  ].map(textOf);
  if (document.issuer !== issuer || !authorize || !token || !keys) throw providerFailed();
  return {
    authorize,
    token,
    userinfo: textOf(document.userinfo_endpoint),
    keys: createRemoteJWKSet(new URL(keys)),
  };
}

async function askUserinfo(url: string, token: string, payload: JWTPayload): Promise<JWTPayload> {
  const person = await askProvider(url, { headers: { authorization: `Bearer ${token}` } });
  if (person.sub !== payload.sub) throw providerFailed();
  return { ...payload, ...person };
}

function profileOf(issuer: string, person: JWTPayload): Profile {
  const sub = person.sub ?? "";
  const email = textOf(person.email)?.toLowerCase();
  const emailVerified = person.email_verified === true || person.email_verified === "true";
  const name = textOf(person.name);
  const picture = textOf(person.picture);
  return {
    sub,
    email,
    emailVerified,
    claims: {
      iss: issuer,
      sub,
      provider_id: sub,
      ...(name ? { name, full_name: name } : {}),
      ...(picture ? { picture, avatar_url: picture } : {}),
      ...(email ? { email } : {}),
      email_verified: emailVerified,
      phone_verified: false,
    },
  };
}
