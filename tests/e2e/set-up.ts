import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildOne } from "@lagom/releases/build-all";
import { startCaptureServer } from "../product/capture-server.ts";
import { copyCollection } from "../product/collection.ts";
import { startPageServer } from "../product/page-server.ts";
import { ROOT, startTemplateServer } from "../releases/templates.ts";
import { fillFirst, startOwnProduct } from "./own-product.ts";

/** Starts the product once for all tests; each test creates its own users. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-e2e-"));
  process.env.COLLECTION = join(folder, "collection");
  await copyCollection(process.env.COLLECTION);
  process.env.BUILT_RELEASES = join(folder, "built");
  // Both the products and the labs of the run show it.
  await buildOne(ROOT, "shell", process.env.BUILT_RELEASES);
  await fillFirst(join(folder, "filled"));
  const capture = await startCaptureServer();
  const pages = await startPageServer();
  const templates = await startTemplateServer(join(folder, "templates"));
  const { stop, ...product } = await startOwnProduct({
    POSTHOG_KEY: "phc_e2e",
    POSTHOG_HOST: capture.url,
    FETCH_ALLOW: pages.host,
    // Two cores run all of this beside eSpeak NG, which gives way.
    TTS_TIMEOUT_SECONDS: "120",
  });
  process.env.LAGOM_E2E = JSON.stringify(product);
  process.env.LAGOM_CAPTURE = capture.url;
  process.env.LAGOM_PAGES = pages.url;
  process.env.LAGOM_TEMPLATES = templates.url;
  return async () => {
    await stop();
    await capture.close();
    await pages.close();
    await templates.close();
    await rm(folder, { recursive: true, force: true });
  };
}
