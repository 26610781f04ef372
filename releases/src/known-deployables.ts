import type { Deployable } from "@lagom/shared/remote";
import { type Db, readEnvironment, UnknownReleaseError } from "./environment.ts";
import { deployablesOf } from "./environment-document.ts";

/** @throws UnknownReleaseError unless it is the shell, an area of this repository, or one that an operator has added */
export async function assertKnown(db: Db, deployable: Deployable): Promise<void> {
  const { document } = await readEnvironment(db);
  if (deployablesOf(document).includes(deployable)) return;
  throw new UnknownReleaseError(
    `There is no area ${deployable}; an operator adds it with: pnpm release areas create ${deployable}`,
  );
}
