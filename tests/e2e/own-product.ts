import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePgliteImage, unpackPgliteImage } from "@lagom/server/testing/pglite-image";
import { type Product as Running, startProduct } from "../product/product.ts";
import type { Product } from "./fixtures.ts";

type Admin = Product["admin"];

/** A product of a test's own, and the folder with its data. */
export interface OwnProduct extends Product {
  folder: string;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a product once and stops it, which fills its database and builds its pages; the products of this run start from a copy
 * of its data, and labs from an image of its database before it was filled.
 */
export async function fillFirst(folder: string): Promise<void> {
  process.env.LAGOM_IMAGE ??= `${folder}.tar`;
  await makePgliteImage(process.env.LAGOM_IMAGE);
  await unpackPgliteImage(process.env.LAGOM_IMAGE, join(folder, "db"));
  const { admin, completed, stop } = await startProduct(folder);
  await completed();
  await stop();
  if (!admin) throw new Error(`The first start in ${folder} made no administrator`);
  process.env.LAGOM_FILLED = JSON.stringify({ folder, admin });
}

/**
 * Starts a product on a copy of the data of the first start.
 * @param prepare adds to the data before the start
 */
export async function startOwnProduct(
  env: Record<string, string> = {},
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<OwnProduct> {
  const filled = JSON.parse(process.env.LAGOM_FILLED ?? "null") as { folder: string; admin: Admin };
  const folder = await mkdtemp(join(tmpdir(), "lagom-own-"));
  await cp(filled.folder, folder, { recursive: true });
  await prepare(folder);
  const { web, api, auth, stop }: Running = await startProduct(folder, env);
  return {
    ...{ web, api, auth, admin: filled.admin, folder },
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
