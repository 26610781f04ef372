import { randomUUID } from "node:crypto";
import type { Product } from "../product/product.ts";

/** Signs in the administrator of a new product. @returns the local storage of their browser */
export async function makeAdministrator({
  auth,
  admin,
}: Pick<Product, "auth" | "admin">): Promise<Record<string, string>> {
  const response = await fetch(`${auth}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`The auth service answered ${response.status}`);
  return { "sb-localhost-auth-token": await response.text() };
}

/** Makes a user who reads svenska at B1, and returns the local storage of a browser used before. */
export async function makeReader({
  auth,
  api,
}: Pick<Product, "auth" | "api">): Promise<Record<string, string>> {
  const response = await fetch(`${auth}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: randomUUID() }),
  });
  const session = (await response.json()) as { access_token: string };
  const categories = ["world", "business", "technology", "sports", "entertainment", "science", "health"];
  const saved = await fetch(`${api}/api/user/preferences`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({
      target_language: "svenska",
      source_language: "english",
      preferred_levels: { svenska: "B1" },
      preferred_categories: categories,
    }),
  });
  if (!saved.ok) throw new Error(`Preferences answered ${saved.status}`);
  return {
    "sb-localhost-auth-token": JSON.stringify(session),
    "lagom.preferences.mirror": JSON.stringify({ language: "svenska", level: "B1", categories: "" }),
  };
}

/** Saves ten words, `ord-1` the newest, of a user of `makeReader`. */
export async function saveSomeWords(
  { api }: Pick<Product, "api">,
  storage: Readonly<Record<string, string>>,
): Promise<void> {
  const session = JSON.parse(storage["sb-localhost-auth-token"] ?? "{}") as { access_token?: string };
  const words = Array.from({ length: 10 }, (_, index) => ({
    source_word: `ord-${10 - index}`,
    translated_word: `word ${10 - index}`,
    source_lang: "sv",
    target_lang: "en",
  }));
  const saved = await fetch(`${api}/api/user-words/import`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({ words }),
  });
  if (!saved.ok) throw new Error(`Words answered ${saved.status}`);
}
