import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../product/product.ts";

/** Starts the product once for all tests; each test makes users of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-e2e-"));
  const product = await startProduct(folder);
  process.env.LAGOM_E2E = JSON.stringify({
    web: product.web,
    api: product.api,
    auth: product.auth,
    admin: product.admin,
  });
  return async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
