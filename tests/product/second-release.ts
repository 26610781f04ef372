import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "@lagom/releases/build";
import { ask, type Service, upload } from "@lagom/releases/cli/client";
import { serviceOf } from "@lagom/releases/cli/service-of";
import { describe } from "@lagom/releases/describe";
import { uploadPath } from "@lagom/shared/contract/releases";
import type { Unit } from "@lagom/shared/remote";
import { root } from "../run/command.ts";
import type { Product } from "./product.ts";

/** The release service of a running product, with the operator's token of its data folder. */
export async function releaseService({ web, folder }: Pick<Product, "web" | "folder">): Promise<Service> {
  const { token } = await serviceOf({ LAGOM_DATA: folder });
  return { url: web, token };
}

/**
 * Builds the present sources of a unit once more under an id of its own, and publishes them through the gate.
 * @returns the new release, which is not live yet
 */
export async function publishSecond(service: Service, unit: Unit): Promise<string> {
  const release = randomBytes(6).toString("hex");
  const folder = await mkdtemp(join(tmpdir(), `lagom-second-${unit}-`));
  try {
    await build(root, unit, release, folder);
    const record = await describe(unit, release, folder, { revision: null, author: "" });
    const { missing } = await ask(service, "POST /api/releases/units/{unit}", {
      params: { unit },
      body: { record },
    });
    for (const name of missing) {
      const path = `${uploadPath(unit, release)}?name=${encodeURIComponent(name)}`;
      await upload(service, path, await readFile(join(folder, name)));
    }
    await ask(service, "POST /api/releases/units/{unit}/{release}", {
      params: { unit, release },
      body: { record },
    });
    return release;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
