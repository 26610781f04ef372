import type { Account } from "./stall-accounts.ts";
import type { StallServer } from "./stall-server.ts";

export interface Sent {
  method: string;
  path: string;
  body?: unknown;
  /** Whose call it is; the attacker's if not said. */
  by?: Account;
}

const LETTERS = 150_000;
const post = (path: string, body: unknown): Sent => ({ method: "POST", path, body });
const text = (by: Account, of: string, language: string): Sent => ({
  ...post("/api/user/texts", { text: of.repeat(Math.floor(LETTERS / of.length)), language }),
  by,
});

/** The most expensive calls of each kind that the limits allow; `n` makes each one different. */
export const ATTACKS: Record<string, (server: StallServer, n: number) => Sent[]> = {
  "texts without an end": () => [text("endless", "слово ", "ru")],
  "texts of short lines": () => [
    { ...post("/api/user/texts", { text: "ett ord\n".repeat(4900), language: "sv" }), by: "lines" },
  ],
  "texts of letters": () => [text("letters", "漢字", "ja"), text("letters", "汉字", "zh")],
  imports: (_, n) => [
    post("/api/user-words/import", {
      words: Array.from({ length: 5000 }, (_, at) => ({
        source_word: `ord${at}`,
        translated_word: `word ${n} ${at} ${"x".repeat(100)}`,
        source_lang: "sv",
        target_lang: "en",
      })),
    }),
  ],
  searches: (_, n) => [
    { method: "GET", path: `/api/user-words?q=${encodeURIComponent(`r${n % 10} w`)}&page=1&limit=50` },
    { method: "GET", path: `/api/books/search?q=${encodeURIComponent(`stll ${n} ${"ab ".repeat(60)}`)}` },
  ],
  translations: (_, n) => [
    post("/api/translate", {
      text: `havet ${n} är `.repeat(70).slice(0, 1000),
      source_lang: "sv",
      target_lang: "en",
      context: "havet är stort ".repeat(130),
    }),
  ],
  "lists of 5,000": ({ list, bookIds }, n) => [
    {
      method: "PATCH",
      path: `/api/book-lists/${list}/reorder`,
      body: { order: n % 2 === 0 ? bookIds : bookIds.toReversed() },
    },
    post("/api/user/activities", {
      activity_type: "article_read",
      language: "svenska",
      activity_data: { paragraphs: Array.from({ length: 5000 }, (_, at) => `p${at + 1}`) },
    }),
  ],
  exports: () => [
    { method: "GET", path: "/api/user-words/export" },
    { method: "GET", path: "/api/user/export" },
  ],
  "export of 100 full texts": () => [{ method: "GET", path: "/api/user/export", by: "collector" }],
  "languages of texts": ({ collection: { texts } }, n) => [
    {
      method: "PATCH",
      path: `/api/user/texts/${texts[n % texts.length]}`,
      body: { language: n % 2 === 0 ? "zh" : "ja" },
      by: "collector",
    },
  ],
  "many words at once": ({ collection: { words } }, n) => {
    const ids = words.slice(((n % 10) * 500) % words.length).slice(0, 500);
    return [
      { method: "PATCH", path: "/api/user-words", body: { ids, status: "known" }, by: "collector" },
      { ...post("/api/user-words/delete", { ids }), by: "collector" },
      { ...post("/api/user-words/restore", { ids }), by: "collector" },
    ];
  },
  "lists and marks": () => [
    { method: "GET", path: "/api/book-lists?limit_lists=200&limit_books=10", by: "collector" },
    { method: "GET", path: "/api/book-lists?limit_lists=20&limit_books=100", by: "collector" },
    { method: "GET", path: "/api/user-words/marks?language=sv", by: "collector" },
  ],
};

/** Sends a call and reads its whole reply. */
export async function send(
  url: string,
  call: Sent,
  authorization: string,
  address: string,
): Promise<Response> {
  const { method, path, body } = call;
  const reply = await fetch(url + path, {
    method,
    headers: {
      authorization,
      "x-forwarded-for": address,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await reply.arrayBuffer();
  return reply;
}
