import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Product, StartError, startProduct } from "../product/product.ts";
import { missingWords, type Saver, saveWords, signIn, signUp } from "../product/saving.ts";

/** So many kills are suffered by the words of one account: lists that get too long would only be read for longer. */
const KILLS_OF_ONE = 50;
const PAGE = 100;

/** An account, and what was confirmed to it. */
interface Account {
  saver: Saver;
  confirmed: string[];
}

/**
 * Saves words at full speed, kills the product, and checks that every confirmed word is still there: after each kill those that
 * were confirmed since the last one, and in the end all of them.
 * @returns whether nothing was lost and every start succeeded
 */
export async function soakKills(kills: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-soak-"));
  const counts = { kills: 0, confirmed: 0, failedStarts: 0 };
  const lost = new Set<string>();
  const print = () =>
    console.log(
      `${counts.kills} kills, ${counts.confirmed} words confirmed, ${counts.confirmed - lost.size} found, ${lost.size} lost, ${counts.failedStarts} failed starts`,
    );
  const start = () =>
    startProduct(folder).catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      counts.failedStarts += 1;
      console.log(error.message);
      return undefined;
    });
  await (await startProduct(folder)).stop();
  const accounts: Account[] = [];
  let unseen: string[] = [];
  const look = async (product: Product, { saver }: Account) => {
    const pages = Math.ceil(unseen.length / PAGE) + 1;
    for (const word of await missingWords(product.api, saver.token, unseen, pages)) lost.add(word);
    unseen = [];
  };
  for (let kill = 1; kill <= kills; kill++) {
    const product = await start();
    if (!product) continue;
    let account = accounts.at(-1);
    if (account) await look(product, account);
    if (!account || kill % KILLS_OF_ONE === 0) {
      account = { saver: await signUp(product.auth), confirmed: [] };
      accounts.push(account);
    }
    const saving = saveWords(product.api, account.saver.token);
    await saving.more(20 + Math.floor(Math.random() * 60));
    await product.stop("SIGKILL");
    await saving.stop();
    unseen = [...saving.confirmed];
    account.confirmed.push(...unseen);
    counts.kills += 1;
    counts.confirmed += unseen.length;
    if (kill % 25 === 0) print();
  }
  const last = await startProduct(folder);
  for (const { saver, confirmed } of accounts) {
    const { token } = await signIn(last.auth, saver);
    for (const word of await missingWords(last.api, token, confirmed)) lost.add(word);
  }
  await last.stop();
  await rm(folder, { recursive: true });
  print();
  return lost.size === 0 && counts.failedStarts === 0;
}
