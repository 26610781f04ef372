import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createAccount } from "../../identity/auth/accounts.ts";
import { sessions } from "../../schema/auth/sessions.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();
const project = useTestApi({ SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_ANON_KEY: "key" });

/** A reader who has signed in with these browsers, the first one an hour ago, the next one two hours ago, and so on. */
async function signedIn(email: string, ...browsers: string[]): Promise<TestUser[]> {
  const sub = await createAccount(api, {
    email,
    password: "a good password",
    fullName: "Ada",
    confirmed: true,
  });
  const rows = browsers.map((browser, index) => ({
    userId: sub,
    refreshKey: "key",
    amr: [],
    browser,
    system: "Linux",
    refreshedAt: new Date(Date.now() - (index + 1) * 3_600_000),
  }));
  const stored = await api.database.db.insert(sessions).values(rows).returning();
  return Promise.all(stored.map(({ id }) => testUser({ sub, email, sessionId: id })));
}

const list = async ({ headers }: TestUser) =>
  (await api.app.inject({ method: "GET", url: "/api/user/sessions", headers })).json().sessions;
const end = async ({ headers }: TestUser, id: string) =>
  (await api.app.inject({ method: "DELETE", url: `/api/user/sessions/${id}`, headers })).statusCode;

describe("the sessions of a user", () => {
  it("are listed with the current one first, then by their last use, and no secret", async () => {
    const [, , there] = await signedIn("ada@example.com", "Firefox", "Chrome", "Safari");
    await signedIn("bob@example.com", "Opera");
    const found = there && (await list(there));
    expect(
      found.map(({ browser, current }: { browser: string; current: boolean }) => [browser, current]),
    ).toEqual([
      ["Safari", true],
      ["Firefox", false],
      ["Chrome", false],
    ]);
    expect(Object.keys(found[0])).toEqual([
      "id",
      "browser",
      "system",
      "signed_in_at",
      "last_used_at",
      "current",
    ]);
  });

  it("end one by one, at once, and only by their user", async () => {
    const [here, there] = await signedIn("carol@example.com", "Firefox", "Chrome");
    const [other] = await signedIn("dave@example.com", "Opera");
    if (!here || !there || !other) return expect.fail();
    const [, { id }] = await list(here);
    expect(await end(other, id)).toBe(404);
    expect(await list(here)).toHaveLength(2);
    expect(await end(here, id)).toBe(204);
    expect(await end(here, id)).toBe(404);
    expect(await api.database.db.select().from(sessions).where(eq(sessions.id, id))).toEqual([]);
    const refused = await api.app.inject({ method: "GET", url: "/api/user/me", headers: there.headers });
    expect(refused.json().error.code).toBe("session_ended");
    expect(await list(here)).toHaveLength(1);
  });

  it("are at most fifty of what may be more", async () => {
    const [here] = await signedIn("eve@example.com", ...Array.from({ length: 60 }, () => "Firefox"));
    expect(here && (await list(here))).toHaveLength(50);
  });

  it("come with the download of all data", async () => {
    const [here] = await signedIn("frank@example.com", "Firefox");
    const reply = await api.app.inject({
      method: "GET",
      url: "/api/user/export",
      headers: here?.headers ?? {},
    });
    expect(reply.json().account.sessions).toEqual([
      {
        browser: "Firefox",
        system: "Linux",
        signed_in_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ]);
    expect(reply.body).not.toContain("refresh");
  });

  it("are not known where the accounts are those of a project", async () => {
    const { headers } = await testUser();
    const reply = await project.app.inject({ method: "GET", url: "/api/user/sessions", headers });
    expect(reply.json()).toEqual({ sessions: null });
  });
});
