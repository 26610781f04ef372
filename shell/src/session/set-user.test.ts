import { emptyStorage } from "@lagom/shared/testing/storage";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheOf } from "../worker/offline-reads.ts";

/** The auth client loads slowly while other tests run. */
const PATIENT = { timeout: 20_000 };

const SESSION = "sb-auth-auth-token";
const hour = 3600;

const user = (id: string) => ({
  id,
  email: `${id}@example.com`,
  app_metadata: {},
  user_metadata: {},
  created_at: "",
});
const sessionOf = (id: string, secondsLeft: number) => ({
  access_token: `of-${id}`,
  refresh_token: "r",
  token_type: "bearer",
  expires_in: hour,
  expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  user: user(id),
});

let network: "up" | "down";
/** Preference changes that reached the server, which has no record yet. */
let sent: object[];
let cacheNames: Set<string>;
const locks = { request: (_name: string, work: () => Promise<unknown>) => work() };

async function server(address: string | URL, { method = "GET", body }: RequestInit = {}): Promise<Response> {
  if (network === "down") throw new TypeError("Failed to fetch");
  const { pathname } = new URL(address);
  if (pathname === "/auth/v1/token")
    return Response.json(
      { error_code: "refresh_token_not_found", msg: "Refresh Token Not Found" },
      { status: 400 },
    );
  if (pathname === "/auth/v1/user") return Response.json(user("bob"));
  if (method === "PUT") sent.push(JSON.parse(String(body)));
  return Response.json({
    target_language: "svenska",
    preferred_levels: {},
    preferred_categories: [],
    stored: false,
  });
}

/** A device with Ada's stored data and her last change of preferences. */
function storeDataOfAda(): void {
  localStorage.setItem("lagom.reader", "ada");
  localStorage.setItem(
    "lagom.preferences.mirror",
    JSON.stringify({ language: "Deutsch", level: "B1", categories: "" }),
  );
  storeChoice("Deutsch");
  for (const name of ["lagom.reviews.ada", "lagom.places.ada"]) localStorage.setItem(name, "{}");
  cacheNames.add(cacheOf("ada", "texts"));
  for (const name of ["lagom.wish", "lagom.opened-books"]) sessionStorage.setItem(name, "[]");
}
const storeChoice = (target_language: string) =>
  localStorage.setItem(
    "lagom.preferences.local",
    JSON.stringify({ saved_at: Date.now(), preferences: { target_language } }),
  );
const signedIn = (id: string, secondsLeft = hour) =>
  localStorage.setItem(SESSION, JSON.stringify(sessionOf(id, secondsLeft)));

async function openPage() {
  vi.resetModules();
  const [{ startSession }, { useSession }, preferences] = await Promise.all([
    import("./start-session.ts"),
    import("@lagom/shared/session/store"),
    import("@lagom/shared/preferences/store"),
  ]);
  startSession();
  return { ...preferences, session: useSession.getState };
}

const storedNames = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...cacheNames].sort();

beforeEach(() => {
  network = "up";
  sent = [];
  cacheNames = new Set(["lagom-files"]);
  const page = Object.assign(new EventTarget(), { location: new URL("http://localhost:3000/newsfeed") });
  const config = JSON.stringify({ api: "http://api", auth: "http://auth", authKey: "local" });
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("caches", {
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
    open: async (name: string) => cacheNames.add(name),
  });
  vi.stubGlobal("document", {
    addEventListener: () => {},
    visibilityState: "visible",
    readyState: "loading", // for as long as its test lasts: what waits for a quiet moment never comes
    getElementById: () => ({ textContent: config }),
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", page.location);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("navigator", { onLine: true, languages: ["en"], locks });
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("fetch", server);
  for (const method of ["info", "warn"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("forgets whose session has ended while no page was open", async () => {
  storeDataOfAda();
  localStorage.setItem("lagom.places.visitor", "{}");
  signedIn("ada", -hour);
  const { currentPreferences } = await openPage();
  await vi.waitFor(() => expect(storedNames()).toEqual(["lagom-files", "lagom.places.visitor"]), PATIENT);
  expect(currentPreferences().target_language).toBe("svenska");
});

it("forgets who signed out when the page was closed before all was gone", async () => {
  storeDataOfAda();
  await openPage();
  await vi.waitFor(() => expect(storedNames()).toEqual(["lagom-files"]), PATIENT);
});

it("gives the next reader nothing of the last one's", async () => {
  storeDataOfAda();
  signedIn("bob");
  cacheNames.add(cacheOf("bob", "texts"));
  const { currentPreferences, arePreferencesLoaded } = await openPage();
  await vi.waitFor(() => expect(arePreferencesLoaded()).toBe(true), PATIENT);
  expect(currentPreferences().target_language).toBe("svenska");
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(localStorage.getItem("lagom.reader")).toBe("bob"), PATIENT);
  expect([...cacheNames].sort()).toEqual(["lagom-files", cacheOf("bob", "lists"), cacheOf("bob", "texts")]);
  expect(localStorage.getItem("lagom.reviews.ada")).toBeNull();
});

it("gives a reader what they chose, and wanted to do, as a visitor", async () => {
  storeChoice("Polski");
  sessionStorage.setItem("lagom.wish", "{}");
  signedIn("bob");
  const { arePreferencesLoaded } = await openPage();
  await vi.waitFor(() => expect(arePreferencesLoaded()).toBe(true), PATIENT);
  expect(sent).toMatchObject([{ target_language: "Polski" }]);
  await vi.waitFor(() => expect(localStorage.getItem("lagom.reader")).toBe("bob"), PATIENT);
  expect(sessionStorage.getItem("lagom.wish")).toBe("{}");
});

it("asks for what a visitor read again, for meanings in the own language of who signs in", async () => {
  const { arePreferencesLoaded } = await openPage();
  const { keyFor, queryClient } = await import("@lagom/shared/query");
  const text = keyFor("GET /api/rewrite/{id}", { params: { id: 1 }, query: {} });
  const meaning = keyFor("POST /api/translate", undefined, "hav", "sv", "en");
  queryClient.setQueryData(text, "Havet");
  queryClient.setQueryData(meaning, "sea");
  signedIn("bob");
  dispatchEvent(Object.assign(new Event("storage"), { key: SESSION }));
  await vi.waitFor(() => expect(arePreferencesLoaded()).toBe(true), PATIENT);
  await vi.waitFor(
    () =>
      expect(queryClient.getQueryState(text)).toMatchObject({
        data: "Havet",
        isInvalidated: true,
      }),
    PATIENT,
  );
  expect(queryClient.getQueryData(meaning)).toBeUndefined();
});

it("asks for nothing again that who was signed in all along has read", async () => {
  signedIn("bob");
  const { arePreferencesLoaded } = await openPage();
  const { keyFor, queryClient } = await import("@lagom/shared/query");
  const text = keyFor("GET /api/rewrite/{id}", { params: { id: 1 }, query: {} });
  queryClient.setQueryData(text, "Havet");
  await vi.waitFor(() => expect(arePreferencesLoaded()).toBe(true), PATIENT);
  await vi.waitFor(() => expect(localStorage.getItem("lagom.reader")).toBe("bob"), PATIENT);
  await import("@lagom/shared/contract/tags");
  expect(queryClient.getQueryState(text)).toMatchObject({ isInvalidated: false });
});

it.each([
  ["without a network", false],
  ["on a dead line", true],
])("forgets nobody whose session cannot be renewed %s", async (_, onLine) => {
  storeDataOfAda();
  signedIn("ada", -hour);
  network = "down";
  vi.stubGlobal("navigator", { onLine, languages: ["en"], locks });
  vi.useFakeTimers();
  const before = storedNames();
  const { session } = await openPage();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(session().loading).toBe(false);
  expect(storedNames()).toEqual(before);
});
