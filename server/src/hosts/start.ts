import { readConfig } from "../platform/config.ts";
import { feedProblems } from "../texts/feeds/feed-list.ts";
import { announce, endOnSignal, giveUp } from "./start/announce.ts";
import { startProduct } from "./start/product.ts";

/** `pnpm start`: the whole product in one process. */
try {
  const config = readConfig(process.env, [feedProblems]);
  const product = await startProduct(config, (text) => console.log(`  ${text}`));
  endOnSignal(product.close);
  announce(config, product, performance.now() / 1000);
} catch (error) {
  giveUp(error);
}
