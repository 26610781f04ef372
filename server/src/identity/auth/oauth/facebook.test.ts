import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAuth } from "../testing.ts";
import { close, listen } from "./testing.ts";

const SECRET = "facebook-secret";
const CALLBACK = "http://localhost:54321/auth/v1/callback";

/** A server like Facebook's Graph: a code stands for a person, and only requests with a proof of our secret are answered. */
function graph(): Server {
  const people: Record<string, object> = {
    bea: {
      id: "1",
      name: "Bea B",
      email: "Bea@fb.example",
      picture: { data: { url: "https://p.example/b.png" } },
    },
    phone: { id: "2", name: "Phone Only" },
  };
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://graph");
    const reply = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (url.pathname === "/oauth/access_token") {
      let body = "";
      for await (const chunk of request) body += chunk;
      const form = new URLSearchParams(body);
      const known = form.get("client_secret") === SECRET && form.get("redirect_uri") === CALLBACK;
      return reply(known && people[form.get("code") ?? ""] ? 200 : 400, {
        access_token: `token-${form.get("code")}`,
      });
    }
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const proof = createHmac("sha256", SECRET).update(token).digest("hex");
    if (url.searchParams.get("appsecret_proof") !== proof) return reply(400, { error: {} });
    return reply(200, people[token.replace("token-", "")] ?? {});
  });
}

let server: Server;
let auth: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  server = graph();
  auth = await startAuth({
    FACEBOOK_CLIENT_ID: "app",
    FACEBOOK_CLIENT_SECRET: SECRET,
    FACEBOOK_GRAPH_URL: await listen(server),
  });
});
afterAll(async () => {
  await auth.close();
  await close(server);
});

const authorize = async () =>
  new URL((await auth.call("GET /authorize?provider=facebook")).headers.location ?? "");

async function comeBack(query: Record<string, string>): Promise<URL> {
  const state = (await authorize()).searchParams.get("state") ?? "";
  const response = await auth.call(`GET /callback?${new URLSearchParams({ state, ...query })}`);
  return new URL(response.headers.location ?? "");
}

describe("sign-in with Facebook", () => {
  it("begins at Facebook's dialog", async () => {
    const url = await authorize();
    expect(url.origin + url.pathname).toBe("https://www.facebook.com/dialog/oauth");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "app",
      redirect_uri: CALLBACK,
      response_type: "code",
      scope: "email",
      state: expect.any(String),
    });
  });

  it("creates an account from the Graph profile, and takes its address as verified", async () => {
    const session = new URLSearchParams((await comeBack({ code: "bea" })).hash.slice(1));
    const user = (await auth.call("GET /user", { token: session.get("access_token") ?? "" })).json();
    expect(user).toMatchObject({
      email: "bea@fb.example",
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: "facebook", providers: ["facebook"] },
      user_metadata: { full_name: "Bea B", avatar_url: "https://p.example/b.png", provider_id: "1" },
    });
  });

  it("reports a missing address, an invalid code, and that the person pressed Cancel", async () => {
    const said = async (query: Record<string, string>) =>
      (await comeBack(query)).searchParams.get("error_description");
    expect(await said({ code: "phone" })).toBe("Error getting user email from external provider");
    expect(await said({ code: "forged" })).toBe("Unable to exchange external code");
    expect(await said({ error: "access_denied", error_description: "Permissions error" })).toBe(
      "Permissions error",
    );
  });
});
