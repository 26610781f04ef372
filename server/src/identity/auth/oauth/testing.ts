import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** A person at the provider, who signs in if `login_hint` names them, or by a link on its page; "cancel" presses Cancel. */
export type Person = Record<string, unknown>;

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/** A real OpenID provider that knows these people and one client. */
export async function startOpenId(people: Record<string, Person>, redirectUri: string) {
  const server = createServer();
  const issuer = await listen(server);
  const provider = new Provider(issuer, {
    clients: [{ client_id: "lagom", client_secret: "lagom-secret", redirect_uris: [redirectUri] }],
    clientAuthMethods: ["client_secret_post"],
    clientDefaults: { token_endpoint_auth_method: "client_secret_post" },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    cookies: { keys: ["test"] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? "",
        accountId: ctx.oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const pressed = new URL(request.url, issuer).searchParams.get("as");
    const accountId = String(params.login_hint ?? pressed);
    if (accountId === "null") {
      response.writeHead(200, { "content-type": "text/html" }).end(chooser(Object.keys(people)));
      return;
    }
    await provider.interactionFinished(
      request,
      response,
      accountId === "cancel"
        ? { error: "access_denied", error_description: "The person pressed Cancel" }
        : { login: { accountId } },
    );
  });
  return { issuer, close: () => close(server) };
}

/** The provider's page, with a link for each person. */
const chooser = (names: string[]) =>
  `<!doctype html><title>Provider</title><link rel="icon" href="data:,">${[...names, "cancel"]
    .map((name) => `<p><a href="?as=${name}">${name}</a></p>`)
    .join("")}`;

/** Follows redirects as a browser with cookies does, until the address starts with `end`. */
export async function browse(start: string, end: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10 && !url.href.startsWith(end); step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}
