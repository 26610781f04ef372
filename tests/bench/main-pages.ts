import { paths } from "@lagom/shared/paths";
import type { Browser } from "@playwright/test";
import type { Product } from "../product/product.ts";
import { openSlowPage } from "./browser.ts";

/** Lists, and the links on them to what they list. */
const LISTS = [
  { list: paths.newsfeed, link: "main a[href^='/article/']" },
  { list: paths.books, link: "main a[href^='/books/']" },
];

type Storage = Readonly<Record<string, string>>;

/** The ten main pages: the landing page, and those of a reader, with a text and a book that the lists show first. */
export async function mainPages(browser: Browser, product: Product, reader: Storage): Promise<string[]> {
  const found = [];
  for (const { list, link } of LISTS) found.push(await addressOf(browser, product.web + list, link, reader));
  const { landing, newsfeed, books, words, lookups, articles, statistics, account } = paths;
  return [landing, newsfeed, books, words, lookups, articles, statistics, account, ...found];
}

async function addressOf(browser: Browser, url: string, link: string, storage: Storage): Promise<string> {
  const { page, close } = await openSlowPage(browser, storage);
  await page.goto(url);
  const href = await page.locator(link).first().getAttribute("href");
  await close();
  if (!href) throw new Error(`${url} has no link ${link}`);
  return href;
}
