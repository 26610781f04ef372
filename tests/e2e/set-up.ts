import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCaptureServer } from "../product/capture-server.ts";
import { startPageServer } from "../product/page-server.ts";
import { startProduct } from "../product/product.ts";

/** Starts the product once for all tests; each test makes users of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-e2e-"));
  const capture = await startCaptureServer();
  const pages = await startPageServer();
  const product = await startProduct(folder, {
    POSTHOG_KEY: "phc_e2e",
    POSTHOG_HOST: capture.url,
    FETCH_ALLOW: pages.host,
  });
  process.env.LAGOM_E2E = JSON.stringify({
    web: product.web,
    api: product.api,
    auth: product.auth,
    admin: product.admin,
  });
  process.env.LAGOM_CAPTURE = capture.url;
  process.env.LAGOM_PAGES = pages.url;
  return async () => {
    await product.stop();
    await capture.close();
    await pages.close();
    await rm(folder, { recursive: true, force: true });
  };
}
