import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makePgliteImage } from "./pglite-image.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An image of a PGlite database with all tables, which each test file starts from: initdb takes seconds. */
    pgliteImage: string;
  }
}

/** Makes the database that each test file of the `pglite` project copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-pglite-"));
  const { LAGOM_IMAGE: image = join(folder, "image.tar") } = process.env;
  await makePgliteImage(image);
  project.provide("pgliteImage", image);
  return () => rm(folder, { recursive: true });
}
