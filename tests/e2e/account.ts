import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Product, type User } from "./fixtures.ts";

/** Who a user is, for a call. */
export const headers = (user: User) => ({ authorization: `Bearer ${user.token}` });

export interface ReadText {
  rewrite_id: number;
  article_id: number;
  title: string;
  word_count: number;
  paragraphs: { text: string; sentences: number[] }[];
}

/** The first sentence of a text's last paragraph. */
export function lateSentence({ paragraphs }: ReadText): string {
  const paragraph = paragraphs.at(-1);
  return paragraph?.text.slice(paragraph.sentences[0], paragraph.sentences[1]).trim() ?? "";
}

/** The first article of a user's feed. */
export async function someText(
  request: APIRequestContext,
  product: Product,
  user: User,
  level = "A2",
): Promise<ReadText> {
  const options = { headers: headers(user) };
  const feed = await request.get(`${product.api}/api/newsfeed?language=svenska&level=${level}`, options);
  const [first] = (await feed.json()).articles;
  return (await request.get(`${product.api}/api/rewrite/${first.rewrite_id}`, options)).json();
}

/** Records what a user did. */
export const record = async (request: APIRequestContext, product: Product, user: User, activity: object) => {
  const reply = await request.post(`${product.api}/api/user/activities`, {
    headers: headers(user),
    data: { time_zone: "UTC", ...activity },
  });
  expect(reply.status()).toBe(201);
};

/** Opens the preferences from the account menu. */
export const openPreferences = async (page: Page) => {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Preferences" }).click();
  return page.getByRole("dialog", { name: "Preferences" });
};

/** Saves words for a user, the last one newest. */
export async function saveWords(
  request: APIRequestContext,
  product: Product,
  user: User,
  words: object[],
): Promise<void> {
  for (const word of words) {
    const reply = await request.post(`${product.web}/api/user-words`, {
      headers: headers(user),
      data: { source_lang: "sv", target_lang: "en", ...word },
    });
    expect(reply.status()).toBe(201);
  }
}
