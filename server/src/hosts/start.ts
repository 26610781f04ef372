import { readConfig } from "../platform/config.ts";
import { collectionProblems } from "../texts/collection/collection-folder.ts";
import { feedProblems } from "../texts/feeds/feed-list.ts";
import { announce, endOnSignal, giveUp } from "./start/announce.ts";
import { startProduct } from "./start/product.ts";
import { startTelemetry } from "./start/telemetry.ts";

/** `pnpm start`: the whole product in one process. */
try {
  const config = readConfig(process.env, [feedProblems, collectionProblems]);
  const endTelemetry = await startTelemetry(config);
  const product = await startProduct(config, (text) => console.log(`  ${text}`));
  endOnSignal(async () => {
    await product.close();
    await endTelemetry();
  });
  announce(config, product, performance.now() / 1000);
} catch (error) {
  giveUp(error);
}
