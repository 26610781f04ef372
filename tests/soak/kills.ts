import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Product, startProduct } from "../product/product.ts";

const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
const confirmed = new Set<string>();

/**
 * Saves words at full speed, kills the product, and checks that every confirmed word is still there.
 * @returns whether nothing was lost
 */
export async function soakKills(kills: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-soak-"));
  let lost = 0;
  await auth(await startProduct(folder), "signup").then(async (product) => product.stop());
  for (let kill = 1; kill <= kills; kill++) {
    const product = await startProduct(folder);
    const { access_token } = await signIn(product);
    const missing = await missingWords(product, access_token);
    lost += missing.length;
    const saving = saveUntilKilled(product, access_token);
    const deadline = confirmed.size + 20 + Math.floor(Math.random() * 60);
    while (confirmed.size < deadline) await new Promise(setImmediate);
    await product.stop("SIGKILL");
    await saving;
    console.log(`kill ${kill}: ${confirmed.size} words confirmed so far, ${lost} lost`);
  }
  const last = await startProduct(folder);
  lost += (await missingWords(last, (await signIn(last)).access_token)).length;
  await last.stop();
  await rm(folder, { recursive: true });
  console.log(`${kills} kills, ${confirmed.size} confirmed words, ${lost} lost`);
  return lost === 0;
}

async function auth(product: Product, path: string): Promise<Product> {
  const response = await fetch(`${product.auth}/auth/v1/${path}`, {
    method: "POST",
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return product;
}

async function signIn(product: Product): Promise<{ access_token: string }> {
  const response = await fetch(`${product.auth}/auth/v1/token?grant_type=password`, {
    method: "POST",
    body: JSON.stringify(account),
  });
  return (await response.json()) as { access_token: string };
}

async function saveUntilKilled({ web }: Product, token: string): Promise<void> {
  for (;;) {
    const word = `word-${randomUUID()}`;
    const saved = await fetch(`${web}/api/user-words`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ source_word: word, translated_word: "x", source_lang: "sv", target_lang: "en" }),
    }).catch(() => undefined);
    if (!saved) return;
    if (saved.status === 201) confirmed.add(word);
  }
}

async function missingWords({ web }: Product, token: string): Promise<string[]> {
  const found = new Set<string>();
  for (let page = 1; ; page++) {
    const response = await fetch(`${web}/api/user-words?page=${page}&limit=100`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { words, has_more } = (await response.json()) as {
      words: { source_word: string }[];
      has_more: boolean;
    };
    for (const { source_word } of words) found.add(source_word);
    if (!has_more) return [...confirmed].filter((word) => !found.has(word));
  }
}
