import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OFFLINE_STATUS } from "../api/offline-answer.ts";
import type { Preferences } from "../contract/user.ts";
import { LOCAL_PREFERENCES_VALID_MS } from "../limits.ts";
import { emptyStorage } from "../testing/storage.ts";
import { LOCAL_PREFERENCES_KEY } from "./local.ts";
import { readMirror } from "./mirror-storage.ts";

/** The network: answers GET with the server's record, PUT with what it was sent on top of that record. */
let record: Preferences | "down" | "refuses";
let refusesWrites = false;
/** The offline copy of an earlier answer; the service worker answers reads with it while there is one. */
let offlineCopy: Preferences | undefined;
let page: EventTarget;
let sent: Partial<Preferences>[];
/** What the page would try again later, which ends with its test. */
let timers: NodeJS.Timeout[] = [];
const { setTimeout: start } = globalThis;

const serverRecord = (change: Partial<Preferences> = {}): Preferences => ({
  user_id: "8c5f4a30-4a2e-4c63-9c1a-0d5a2b3c4d5e",
  target_language: "Deutsch",
  source_language: "english",
  preferred_levels: { Deutsch: "B1" },
  preferred_categories: ["science"],
  theme: "system",
  text_size: 0,
  time_zone: null,
  daily_reviews: 50,
  daily_goal: null,
  stored: true,
  ...change,
});

async function answer(_url: string, { method, body }: { method: string; body?: string }): Promise<Response> {
  if (record === "down") throw new TypeError("fetch failed");
  if (record === "refuses") return Response.json({}, { status: 400 });
  if (method === "GET")
    return offlineCopy ? Response.json(offlineCopy, { status: OFFLINE_STATUS }) : Response.json(record);
  if (refusesWrites) return Response.json({}, { status: 503 });
  const change = JSON.parse(body ?? "{}");
  sent.push(change);
  return Response.json({ ...record, ...change, stored: true });
}

const storeLocally = (language: string, age = 0) =>
  localStorage.setItem(
    LOCAL_PREFERENCES_KEY,
    JSON.stringify({ saved_at: Date.now() - age, preferences: { target_language: language } }),
  );

/** A page of its own with a signed-in user. */
async function openPage() {
  const store = await import("./store.ts");
  const { useSession } = await import("../session/store.ts");
  useSession.setState({
    user: { id: "u1", email: "a@b.c", full_name: null, sign_up_method: "email", created_at: "" },
    loading: false,
  });
  return store;
}

beforeEach(() => {
  sent = [];
  refusesWrites = false;
  offlineCopy = undefined;
  page = new EventTarget();
  record = serverRecord();
  vi.resetModules();
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("window", {});
  vi.stubGlobal("setTimeout", (run: () => void, ms?: number) => {
    const timer = start(run, ms);
    timers.push(timer);
    return timer;
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("fetch", answer);
  const config = JSON.stringify({ api: "http://localhost:4000", auth: "http://localhost:54321" });
  vi.stubGlobal("document", { getElementById: () => ({ textContent: config }) });
});
afterEach(() => {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  vi.unstubAllGlobals();
});

describe("loading preferences", () => {
  it("takes the server's record, and leaves the local copy alone", async () => {
    storeLocally("Polski");
    const { loadPreferences, currentPreferences } = await openPage();
    await loadPreferences();
    expect(currentPreferences()).toEqual(record);
    expect(sent).toEqual([]);
  });

  it.each([serverRecord({ stored: false }), serverRecord({ target_language: "english" })])(
    "pushes a fresh local copy over a record that settles nothing, then deletes it",
    async (unsettled) => {
      record = unsettled;
      storeLocally("Polski");
      const { loadPreferences, currentPreferences } = await openPage();
      await loadPreferences();
      expect(sent).toMatchObject([{ target_language: "Polski" }]);
      expect(currentPreferences()).toMatchObject({ target_language: "Polski", stored: true });
      expect(localStorage.getItem(LOCAL_PREFERENCES_KEY)).toBeNull();
    },
  );

  it("takes the record, english included, over a local copy that is 10 minutes old", async () => {
    record = serverRecord({ target_language: "english" });
    storeLocally("Polski", LOCAL_PREFERENCES_VALID_MS);
    const { loadPreferences, currentPreferences } = await openPage();
    await loadPreferences();
    expect(currentPreferences().target_language).toBe("english");
    expect(sent).toEqual([]);
  });

  it.each([
    ["that is 10 minutes old", serverRecord()],
    ["that is 10 minutes old, of a user without a record", serverRecord({ stored: false })],
  ])("starts without a local copy %s, and deletes it when the server answers", async (_, answered) => {
    record = answered;
    localStorage.setItem(
      "sb-localhost-auth-token",
      JSON.stringify({ access_token: "x", expires_at: 4_102_444_800 }),
    );
    storeLocally("Polski", LOCAL_PREFERENCES_VALID_MS);
    const { loadPreferences, currentPreferences } = await openPage();
    expect(currentPreferences().target_language).toBe("svenska");
    await loadPreferences();
    expect(currentPreferences()).toEqual(record);
    expect(localStorage.getItem(LOCAL_PREFERENCES_KEY)).toBeNull();
  });

  it("starts with a visitor's local copy, however old", async () => {
    storeLocally("Polski", 2 * LOCAL_PREFERENCES_VALID_MS);
    const { currentPreferences } = await import("./store.ts");
    expect(currentPreferences().target_language).toBe("Polski");
  });

  it("falls back to the local copy when the server cannot be reached, without an error", async () => {
    record = "down";
    storeLocally("Polski");
    const { loadPreferences, currentPreferences, currentPreferencesError } = await openPage();
    await loadPreferences();
    expect(currentPreferences().target_language).toBe("Polski");
    expect(currentPreferencesError()).toBeNull();
  });

  it("falls back to no local copy that is 10 minutes old, and says so", async () => {
    record = "down";
    storeLocally("Polski", LOCAL_PREFERENCES_VALID_MS);
    const { loadPreferences, currentPreferencesError } = await openPage();
    await loadPreferences();
    expect(currentPreferencesError()).toBe("Failed to load user preferences");
  });

  it("keeps the local copy that could not be pushed, for the next load", async () => {
    record = serverRecord({ stored: false });
    storeLocally("Polski");
    refusesWrites = true;
    const { loadPreferences, currentPreferences } = await openPage();
    await loadPreferences();
    expect(currentPreferences().target_language).toBe("Polski");
    expect(localStorage.getItem(LOCAL_PREFERENCES_KEY)).toContain("Polski");
  });

  it("takes the built-in record of a user without one when nothing is stored locally", async () => {
    record = serverRecord({ stored: false, target_language: "svenska" });
    const { loadPreferences, currentPreferences } = await openPage();
    await loadPreferences();
    expect(currentPreferences()).toEqual(record);
    expect(sent).toEqual([]);
  });

  it("says so when there is no local copy either, and still has a value", async () => {
    record = "down";
    const { loadPreferences, currentPreferences, currentPreferencesError } = await openPage();
    await loadPreferences();
    expect(currentPreferencesError()).toBe("Failed to load user preferences");
    expect(currentPreferences().target_language).toBe("svenska");
  });
});

describe("updating preferences whose record is not known", () => {
  it("sends the change alone, so that a guess overwrites nothing", async () => {
    record = "down";
    const { loadPreferences, updatePreferences, currentPreferences } = await openPage();
    await loadPreferences();
    record = serverRecord({ time_zone: "Asia/Tokyo" });
    expect(await updatePreferences({ theme: "dark" })).toBe(true);
    expect(sent).toEqual([{ theme: "dark" }]);
    expect(currentPreferences()).toMatchObject({ theme: "dark", time_zone: "Asia/Tokyo" });
  });

  it("does not take an offline copy for the record: shows it, and pushes nothing but the change", async () => {
    record = serverRecord({ time_zone: "Asia/Tokyo" });
    offlineCopy = serverRecord({ stored: false });
    storeLocally("Polski");
    const { loadPreferences, updatePreferences, currentPreferences, currentPreferencesError } =
      await openPage();
    await loadPreferences();
    expect(currentPreferences()).toMatchObject({
      target_language: "Polski",
      preferred_categories: ["science"],
    });
    expect(currentPreferencesError()).toBeNull();
    expect(await updatePreferences({ theme: "dark" })).toBe(true);
    expect(sent).toEqual([{ theme: "dark" }]);
    expect(currentPreferences()).toMatchObject({ theme: "dark", time_zone: "Asia/Tokyo" });
  });

  it.each(["offline copy", "nothing"])("replaces %s by the record when the network returns", async (what) => {
    if (what === "offline copy") offlineCopy = serverRecord();
    else record = "down";
    const { loadPreferences, currentPreferences, currentPreferencesError, arePreferencesLoaded } =
      await openPage();
    await loadPreferences();
    offlineCopy = undefined;
    record = serverRecord({ time_zone: "Asia/Tokyo" });
    page.dispatchEvent(new Event("online"));
    expect(arePreferencesLoaded()).toBe(what === "offline copy");
    await vi.waitFor(() => expect(currentPreferences()).toEqual(record), 20_000);
    expect(currentPreferencesError()).toBeNull();
  });

  it("asks again after an offline copy, on a connection that is up but dead", async () => {
    vi.stubGlobal("navigator", { onLine: true, languages: ["en"] });
    vi.useFakeTimers();
    offlineCopy = serverRecord();
    const { loadPreferences, currentPreferences } = await openPage();
    await loadPreferences();
    await vi.advanceTimersByTimeAsync(10_000);
    offlineCopy = undefined;
    record = serverRecord({ time_zone: "Asia/Tokyo" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(currentPreferences()).toEqual(record);
  });

  it("keeps what was changed while the record was on its way", async () => {
    const { loadPreferences, updatePreferences, currentPreferences, onPreferences } = await openPage();
    const shown: string[] = [];
    onPreferences(({ target_language, theme }) => shown.push(`${target_language} ${theme}`));
    await Promise.all([loadPreferences(), updatePreferences({ theme: "dark" })]);
    expect(shown).toEqual(["svenska dark", "Deutsch dark", "Deutsch dark"]);
    expect(sent).toEqual([{ theme: "dark" }]);
    expect(currentPreferences()).toMatchObject({ theme: "dark", preferred_categories: ["science"] });
  });

  it("keeps locally only what was chosen", async () => {
    record = "down";
    const { loadPreferences, updatePreferences } = await openPage();
    await loadPreferences();
    await updatePreferences({ theme: "dark" });
    await updatePreferences({ text_size: 1 });
    const { preferences } = JSON.parse(localStorage.getItem(LOCAL_PREFERENCES_KEY) ?? "null");
    expect(preferences).toEqual({ theme: "dark", text_size: 1, preferred_levels: {} });
  });

  it("is loaded again when asked to", async () => {
    record = "down";
    const { loadPreferences, currentPreferences, currentPreferencesError } = await openPage();
    await loadPreferences();
    record = serverRecord();
    await loadPreferences();
    expect(currentPreferences()).toEqual(record);
    expect(currentPreferencesError()).toBeNull();
  });
});

describe("updating preferences", () => {
  it("merges the levels, takes the reply, and clears what was translated", async () => {
    const { loadPreferences, updatePreferences, currentPreferences } = await openPage();
    const { keyFor, queryClient } = await import("../query.ts");
    await loadPreferences();
    const house = keyFor("POST /api/translate", undefined, "Haus", "de", "en");
    queryClient.setQueryData(house, "house");
    expect(await updatePreferences({ preferred_levels: { svenska: "A2" } })).toBe(true);
    expect(sent).toMatchObject([{ preferred_levels: { Deutsch: "B1", svenska: "A2" } }]);
    expect(currentPreferences().preferred_levels).toEqual({ Deutsch: "B1", svenska: "A2" });
    await vi.waitFor(() => expect(queryClient.getQueryData(house)).toBeUndefined(), 20_000);
  });

  it("shows and sends quick changes in their order, whichever reply comes first", async () => {
    const { loadPreferences, updatePreferences, currentPreferences, onPreferences } = await openPage();
    await loadPreferences();
    const shown: string[] = [];
    onPreferences(({ preferred_categories }) => shown.push(preferred_categories.join()));
    await Promise.all([
      updatePreferences({ preferred_categories: ["world"] }),
      updatePreferences({ preferred_categories: ["world", "health"] }),
    ]);
    expect(currentPreferences().preferred_categories).toEqual(["world", "health"]);
    expect(shown).toEqual(["world", "world,health", "world,health"]);
    expect(sent.map(({ preferred_categories }) => preferred_categories?.join())).toEqual([
      "world",
      "world,health",
    ]);
  });

  it("starts the next page with what was just chosen, without waiting for the server, until that refuses it", async () => {
    const { loadPreferences, updatePreferences } = await openPage();
    const first = () => readMirror()?.preferred_categories;
    await loadPreferences();
    record = "refuses";
    const refused = updatePreferences({ preferred_categories: ["world"] });
    expect(first()).toEqual(["world"]);
    expect(await refused).toBe(false);
    expect(first()).toEqual(["science"]);
  });

  it("keeps a change locally when the server cannot be reached, and says so", async () => {
    const { loadPreferences, updatePreferences, currentPreferences, currentPreferencesError } =
      await openPage();
    await loadPreferences();
    record = "down";
    expect(await updatePreferences({ theme: "dark" })).toBe(false);
    expect(currentPreferencesError()).toBe("Failed to update preferences");
    expect(currentPreferences().theme).toBe("dark");
    expect(localStorage.getItem(LOCAL_PREFERENCES_KEY)).toContain("dark");
  });

  it("keeps a visitor's change locally, with its time, and sends nothing", async () => {
    const { updatePreferences, currentPreferences } = await openPage();
    const { useSession } = await import("../session/store.ts");
    useSession.setState({ user: null });
    expect(await updatePreferences({ target_language: "Polski" })).toBe(true);
    expect(currentPreferences().target_language).toBe("Polski");
    const stored = JSON.parse(localStorage.getItem(LOCAL_PREFERENCES_KEY) ?? "null");
    expect(stored).toEqual({
      saved_at: expect.any(Number),
      preferences: expect.objectContaining({ target_language: "Polski", source_language: "english" }),
    });
    expect(Date.now() - stored.saved_at).toBeLessThan(LOCAL_PREFERENCES_VALID_MS);
    expect(sent).toEqual([]);
  });

  it("takes a change back that the server refused", async () => {
    const { loadPreferences, updatePreferences, currentPreferences } = await openPage();
    await loadPreferences();
    record = "refuses";
    expect(await updatePreferences({ theme: "dark" })).toBe(false);
    expect(currentPreferences().theme).toBe("system");
  });

  it("sends a change that could not be sent from the next page, before it asks for the record", async () => {
    const left = await openPage();
    await left.loadPreferences();
    record = "down";
    await left.updatePreferences({ theme: "dark" });
    vi.resetModules();
    record = serverRecord();
    const { loadPreferences, currentPreferences, currentPreferencesError } = await openPage();
    await loadPreferences();
    expect(sent).toMatchObject([{ theme: "dark" }]);
    expect(currentPreferencesError()).toBeNull();
    expect(currentPreferences().target_language).toBe("Deutsch");
  });

  it("shows a change that still waits over the record, on the next page too", async () => {
    const left = await openPage();
    await left.loadPreferences();
    refusesWrites = true;
    expect(await left.updatePreferences({ theme: "dark" })).toBe(false);
    vi.resetModules();
    const { loadPreferences, currentPreferences } = await openPage();
    await loadPreferences();
    expect(currentPreferences()).toMatchObject({ theme: "dark", target_language: "Deutsch" });
  });

  it("takes the record, without the error, once the queue has sent what waited", async () => {
    const { loadPreferences, updatePreferences, currentPreferences, currentPreferencesError } =
      await openPage();
    await loadPreferences();
    record = "down";
    await updatePreferences({ theme: "dark" });
    record = serverRecord({ theme: "dark", time_zone: "Asia/Tokyo" });
    const { drain } = await import("../write-queue/send.ts");
    await drain();
    await vi.waitFor(() => expect(currentPreferences()).toEqual(record), 20_000);
    expect(currentPreferencesError()).toBeNull();
    expect(localStorage.getItem(LOCAL_PREFERENCES_KEY)).toBeNull();
  });
});
