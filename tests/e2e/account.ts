import type { APIResponse, Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";

export interface ReadText {
  rewrite_id: number;
  article_id: number;
  title: string;
  word_count: number;
  paragraphs: { text: string; sentences: number[] }[];
}

/** Three words to save, in two languages and three statuses. */
export const WORDS = [
  { source_word: "vatten", translated_word: "water", context: { sentence: "Vatten är blått." } },
  { source_word: "hund", translated_word: "dog", status: "learning" },
  { source_word: "Haus", translated_word: "house", source_lang: "de", status: "known" },
];

type Write = "POST" | "PUT";

/** Helpers to set up and read the data of the user on the server. */
export interface Account {
  /** Signs the user in and opens a page. */
  open: (address: string) => Promise<void>;
  get: (path: string) => ReturnType<APIResponse["json"]>;
  send: (method: Write, path: string, data?: object) => ReturnType<APIResponse["json"]>;
  /** Saves words, the last one newest. */
  save: (words: readonly object[]) => Promise<void>;
  /** Records an activity of the user. */
  record: (activity: object) => Promise<void>;
  /** The first article of the user's newsfeed. */
  someText: (level?: string) => Promise<ReadText>;
}

/** A test about the user's own data. */
export const test = base.extend<{ account: Account }>({
  account: async ({ page, request, user, signIn, product }, use) => {
    const headers = { authorization: `Bearer ${user.token}` };
    const urlOf = (path: string) => (path.startsWith("/api/user-words") ? product.web : product.api) + path;
    const get: Account["get"] = async (path) => (await request.get(urlOf(path), { headers })).json();
    const send: Account["send"] = async (method, path, data = {}) => {
      const reply = await request.fetch(urlOf(path), { method, headers, data });
      expect(reply.ok(), await reply.text()).toBe(true);
      return reply.json();
    };
    await use({
      get,
      send,
      async open(address) {
        await signIn(user);
        await page.goto(address);
      },
      async save(words) {
        for (const word of words)
          await send("POST", "/api/user-words", { source_lang: "sv", target_lang: "en", ...word });
      },
      async record(activity) {
        await send("POST", "/api/user/activities", { time_zone: "UTC", ...activity });
      },
      async someText(level = "A2") {
        const { articles } = await get(`/api/newsfeed?language=svenska&level=${level}`);
        return get(`/api/rewrite/${articles[0].rewrite_id}`);
      },
    });
  },
});

/** The first sentence of a text's last paragraph. */
export function lateSentence({ paragraphs }: ReadText): string {
  const paragraph = paragraphs.at(-1);
  return paragraph?.text.slice(paragraph.sentences[0], paragraph.sentences[1]).trim() ?? "";
}

/** Opens the preferences from the account menu. */
export const openPreferences = async (page: Page) => {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Preferences" }).click();
  return page.getByRole("dialog", { name: "Preferences" });
};

/** The checkboxes that select the words of the page. */
export const names = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });
/** The words of the page, in order. */
export const listed = async (page: Page) =>
  (await names(page).all()).length === 0
    ? []
    : names(page).evaluateAll((boxes) => boxes.map((box) => box.getAttribute("aria-label")?.slice(7)));
