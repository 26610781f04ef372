import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The auth client loads slowly while other tests run. */
const PATIENT = { timeout: 20_000 };

const KEY = "sb-auth-auth-token";
const USER = { id: "ada", email: "ada@example.com", app_metadata: {}, user_metadata: {}, created_at: "" };

/** What the auth service answers to `GET /user`, and the requests it got. */
let answer: () => Response;
let asked: string[];

const refusing = (status: number, error_code: string) => () =>
  Response.json({ error_code, msg: error_code }, { status });
const session = (access_token: string) => ({
  access_token,
  refresh_token: "r",
  token_type: "bearer",
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: USER,
});

/** The page's network, with nothing but the auth service. */
async function network(url: string | URL, { method = "GET" }: RequestInit = {}): Promise<Response> {
  const { host, pathname } = new URL(url);
  if (host !== "auth") throw new TypeError("fetch failed");
  asked.push(`${method} ${pathname.replace("/auth/v1", "")}`);
  if (pathname.endsWith("/token")) return Response.json(session("renewed"));
  if (pathname.endsWith("/logout")) return new Response(null, { status: 204 });
  return answer();
}

/** A page signed in with the token `old`. */
async function openPage() {
  vi.resetModules();
  const [{ followRefusal }, { useSession }, { loadAuth }] = await Promise.all([
    import("./refused-token.ts"),
    import("@lagom/shared/session/store"),
    import("./auth.ts"),
  ]);
  await (await loadAuth()).initialize();
  const { user } = useSession.getState();
  expect(user?.id).toBe("ada");
  asked.length = 0;
  const signedIn = () => useSession.getState().user !== null && localStorage.getItem(KEY) !== null;
  return { followRefusal, signedIn };
}

beforeEach(() => {
  asked = [];
  answer = () => Response.json(USER);
  const stored = new Map([[KEY, JSON.stringify(session("old"))]]);
  const config = JSON.stringify({ api: "http://api", auth: "http://auth", authKey: "local" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("document", {
    addEventListener: () => {},
    visibilityState: "visible",
    getElementById: () => ({ textContent: config }),
  });
  vi.stubGlobal("location", new URL("http://localhost:3000/my-words"));
  vi.stubGlobal("window", { location, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("navigator", { onLine: true, languages: ["en"] });
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("fetch", network);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => void vi.unstubAllGlobals());

it("ends a session that the API says has ended, though the auth service would still renew it", async () => {
  const { followRefusal, signedIn } = await openPage();
  for (let call = 0; call < 3; call++) followRefusal({ token: "old", code: "session_ended" });
  await expect.poll(signedIn, PATIENT).toBe(false);
  expect(asked).toEqual(["POST /logout"]);
});

it("ends the session of a banned user, and says why", async () => {
  const { followRefusal, signedIn } = await openPage();
  const { useBanned } = await import("./banned.ts");
  followRefusal({ token: "older", code: "banned" });
  expect(useBanned.getState().banned).toBe(false);
  followRefusal({ token: "old", code: "banned" });
  await expect.poll(signedIn, PATIENT).toBe(false);
  expect(asked).toEqual(["POST /logout"]);
  expect(useBanned.getState().banned).toBe(true);
});

it.each([
  ["session_not_found", ["GET /user"]],
  ["user_not_found", ["GET /user", "POST /logout"]],
])(
  "ends a session of which the auth service says %s, with one question for all refusals",
  async (code, calls) => {
    answer = refusing(403, code);
    const { followRefusal, signedIn } = await openPage();
    for (let call = 0; call < 3; call++) followRefusal({ token: "old", code: "unauthorized" });
    await expect.poll(signedIn, PATIENT).toBe(false);
    expect(asked).toEqual(calls);
  },
);

it("keeps a session that the auth service knows, and does not ask about the same token again", async () => {
  const { followRefusal, signedIn } = await openPage();
  followRefusal({ token: undefined, code: "unauthorized" });
  await expect.poll(() => asked, PATIENT).toEqual(["GET /user"]);
  await new Promise(setImmediate);
  followRefusal({ token: "old", code: "unauthorized" });
  followRefusal({ token: "older", code: "session_ended" });
  await new Promise(setImmediate);
  expect(asked).toEqual(["GET /user"]);
  expect(signedIn()).toBe(true);
});

it("asks again where the auth service could not be reached", async () => {
  answer = refusing(503, "unavailable");
  const { followRefusal, signedIn } = await openPage();
  await expect
    .poll(() => {
      followRefusal({ token: "old", code: "unauthorized" });
      return asked.length;
    })
    .toBeGreaterThan(1);
  expect(signedIn()).toBe(true);
});

it("renews a token that is out of date by the service's clock", async () => {
  answer = refusing(403, "bad_jwt");
  const { followRefusal, signedIn } = await openPage();
  followRefusal({ token: "old", code: "unauthorized" });
  await expect.poll(() => localStorage.getItem(KEY), PATIENT).toContain('"renewed"');
  expect(signedIn()).toBe(true);
});
