import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "@lagom/releases/build";
import { ask, type Service, upload } from "@lagom/releases/cli/client";
import { serviceOf } from "@lagom/releases/cli/service-of";
import { describe } from "@lagom/releases/describe";
import { uploadPath } from "@lagom/shared/contract/releases";
import type { Deployable } from "@lagom/shared/remote";
import { root } from "../run/command.ts";
import type { Product } from "./product.ts";

/** The release service of a running product, with the operator token from its data folder. */
export async function releaseService({ web, folder }: Pick<Product, "web" | "folder">): Promise<Service> {
  const { token } = await serviceOf({ LAGOM_DATA: folder });
  return { url: web, token };
}

/**
 * Builds the current sources of a deployable again under a new id, and publishes them through the gate.
 * @param sources the checkout, or the repository of one area
 * @returns the new release, which is not live yet
 */
export async function publishSecond(
  service: Service,
  deployable: Deployable,
  sources: string = root,
): Promise<string> {
  const release = randomBytes(6).toString("hex");
  const folder = await mkdtemp(join(tmpdir(), `lagom-second-${deployable}-`));
  try {
    await build(sources, deployable, release, folder);
    const record = await describe(deployable, release, folder, { revision: null, author: "" });
    const { missing } = await ask(service, "POST /api/releases/deployables/{deployable}", {
      params: { deployable },
      body: { record },
    });
    for (const name of missing) {
      const path = `${uploadPath(deployable, release)}?name=${encodeURIComponent(name)}`;
      await upload(service, path, await readFile(join(folder, name)));
    }
    await ask(service, "POST /api/releases/deployables/{deployable}/{release}", {
      params: { deployable, release },
      body: { record },
    });
    return release;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
