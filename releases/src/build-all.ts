import { join } from "node:path";
import { DEPLOYABLES, type Deployable } from "@lagom/shared/remote";
import { build } from "./build.ts";
import { releaseId } from "./release-id.ts";

/** Where `buildAll` puts a release. */
export const builtFolder = (folder: string, deployable: Deployable, id: string): string =>
  join(folder, deployable, id);

/**
 * Builds the shell and every area into a folder, for machines that only run the product: a start publishes them from there.
 * @param root the checkout to build
 * @throws BuildError with the bundler's output
 */
export async function buildAll(
  root: string,
  folder: string,
  onProgress: (text: string) => void,
): Promise<void> {
  for (const deployable of DEPLOYABLES) await buildOne(root, deployable, folder, onProgress);
}

/**
 * Builds the shell or one area into such a folder; a start builds what is not there.
 * @throws BuildError with the bundler's output
 */
export async function buildOne(
  root: string,
  deployable: Deployable,
  folder: string,
  onProgress: (text: string) => void = () => {},
): Promise<void> {
  const id = await releaseId(root, deployable);
  onProgress(`building ${deployable} (${id})`);
  await build(root, deployable, id, builtFolder(folder, deployable, id));
}
