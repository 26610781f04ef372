import { vi } from "vitest";
import { emptyStorage } from "../testing/storage.ts";

type Body = Record<string, unknown>;

/** What the server gets and answers: by default it takes everything. */
export const world = {
  network: "up" as "up" | "down" | "silent",
  unanswered: 0,
  /** By the word or the activity of a request. */
  answers: new Map<unknown, () => Response>(),
  got: [] as { name: unknown; body: Body; key: string; after: string | undefined }[],
  page: new EventTarget(),
};

/** A browser with an empty storage, and a server that takes everything. */
export function startWorld(): void {
  Object.assign(world, {
    network: "up",
    unanswered: 0,
    answers: new Map(),
    got: [],
    page: new EventTarget(),
  });
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ api: "", auth: "http://a" }) }),
    addEventListener: () => {},
  });
  vi.stubGlobal("addEventListener", world.page.addEventListener.bind(world.page));
  vi.stubGlobal("fetch", server);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers(); // what would be tried again later ends with its test
}

/** Ends what `startWorld` began, once tabs that are still sending have come to rest: their next try must find no real clock. */
export async function endWorld(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

async function server(url: string, { body, headers }: RequestInit): Promise<Response> {
  if (world.network === "down") throw new TypeError("fetch failed");
  if (world.network === "silent") {
    world.unanswered += 1;
    await new Promise(() => {});
  }
  const parsed = JSON.parse(String(body ?? "{}"));
  const sent = headers as Record<string, string>;
  const name = parsed.source_word ?? parsed.activity_type ?? url;
  world.got.push({
    name,
    body: parsed,
    key: sent["idempotency-key"] ?? "",
    after: sent["idempotency-after"],
  });
  return world.answers.get(name)?.() ?? Response.json({ id: 7 }, { status: 201 });
}

/** An answer that refuses. */
export const failing = (status: number, code: string) => () =>
  Response.json({ error: { code, message: `because of ${code}`, request_id: "r" } }, { status });

/** A tab of its own over the same storage, signed in. */
export async function openTab(user = "ada") {
  vi.resetModules();
  const [send, state, { useSession }, entries, { followLeaving }] = await Promise.all([
    import("./send.ts"),
    import("./state.ts"),
    import("../session/store.ts"),
    import("./entries.ts"),
    import("./leave.ts"),
  ]);
  useSession.setState({
    user: { id: user, email: "a@b.c", full_name: null, sign_up_method: "email", created_at: "" },
    loading: false,
  });
  const word = (source_word: string) =>
    send.sendOnce(
      "POST /api/user-words",
      { body: { source_word, translated_word: "x", source_lang: "sv", target_lang: "en" } },
      { label: source_word },
    );
  const read = () =>
    send.sendOnce(
      "POST /api/user/activities",
      { body: { activity_type: "article_read" } },
      { patient: true },
    );
  const { isChange } = entries;
  return { ...send, ...state, word, read, followLeaving, isChange, entries: () => entries.entriesOf(user) };
}
