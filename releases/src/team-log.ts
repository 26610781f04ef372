import type { AreaName } from "@lagom/shared/remote";
import { type Db, readEnvironment } from "./environment.ts";
import { releaseLog } from "./releases.table.ts";

interface TeamChange {
  area: AreaName;
  /** Whom it is about and who made it, both as the log names people. */
  member: string;
  who: string;
  /** Their role from now on; null when they are removed. */
  role: string | null;
}

/** Logs a change of a team, in the transaction `tx` of that change. */
export async function logTeamChange(tx: Db, { area, member, who, role }: TeamChange): Promise<void> {
  const { revision } = await readEnvironment(tx);
  const action = role === null ? "remove-member" : "add-member";
  await tx.insert(releaseLog).values({ revision, who, action, deployable: area, member, to: role });
}
