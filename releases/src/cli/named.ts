import type { AreaName, Deployable } from "@lagom/shared/remote";
import { ask, type Service } from "./client.ts";
import { CommandError } from "./command-error.ts";
import { deployableOf } from "./options.ts";

/** The areas that operators have added. */
export const addedTo = async (service: Service): Promise<AreaName[]> =>
  (await ask(service, "GET /api/releases")).areas;

/** The deployable that a word names. @throws CommandError */
export const named = (service: Service, word: string | undefined): Promise<Deployable> =>
  deployableOf(word, () => addedTo(service));

/** The area that a word names. @throws CommandError */
export async function areaNamed(service: Service, word: string | undefined): Promise<AreaName> {
  const deployable = await named(service, word);
  if (deployable !== "shell") return deployable;
  throw new CommandError("The shell is no area");
}
