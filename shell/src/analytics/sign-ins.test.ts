import type { Session } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const SIGNED_UP_AT = Date.parse("2026-11-22T08:00:00Z");
let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** A page of somebody who has answered, and what it records of sessions, in order. */
async function openPage(analytics: boolean) {
  stored.set("lagom.consent", JSON.stringify({ analytics, recording: false, at: Date.now() }));
  const [{ provideAnalytics }, { noteSignIn }] = await Promise.all([
    import("@lagom/shared/analytics/provide"),
    import("./sign-ins.ts"),
  ]);
  const recorded: string[] = [];
  provideAnalytics({
    track: (event, properties) =>
      void recorded.push(`${event} ${(properties as { method?: string }).method}`),
    flag: () => undefined,
  });
  return { noteSignIn, recorded };
}

/** A session that began so many seconds after its person's account was made. */
function session(id: string, seconds: number, provider = "google"): Session {
  const timestamp = SIGNED_UP_AT / 1000 + seconds;
  const claims = { sub: "grace", session_id: id, amr: [{ method: "oauth", timestamp }] };
  return {
    access_token: `x.${btoa(JSON.stringify(claims))}.x`,
    user: { id: "grace", created_at: new Date(SIGNED_UP_AT).toISOString(), app_metadata: { provider } },
  } as unknown as Session;
}

test("a first sign-in with a social account is a sign-up too; a second one is not, however soon", async () => {
  const { noteSignIn, recorded } = await openPage(true);
  noteSignIn(session("first", 2));
  noteSignIn(session("first", 2));
  expect(recorded.splice(0)).toEqual(["signed_up google", "signed_in google"]);
  noteSignIn(session("second", 20));
  expect(recorded).toEqual(["signed_in google"]);
});

test("an older social account that comes from another browser signs in only, and so does one by e-mail", async () => {
  const { noteSignIn, recorded } = await openPage(true);
  noteSignIn(session("first", 3600));
  noteSignIn(session("by-mail", 2, "email"));
  expect(recorded).toEqual(["signed_in google", "signed_in email"]);
});

test("for a visitor who declined, nothing is recorded or stored", async () => {
  const { noteSignIn, recorded } = await openPage(false);
  noteSignIn(session("first", 2));
  expect(recorded).toEqual([]);
  expect([...stored.keys()]).toEqual(["lagom.consent"]);
});
