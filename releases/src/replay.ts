import type { Deployable } from "@lagom/shared/remote";
import type { LogEntry } from "./environment.ts";
import { type Action, applyChange, type Change, type EnvironmentDocument } from "./environment-document.ts";

/** Applies log entries to an empty environment, in the order they were written. */
export function replay(entries: readonly LogEntry[]): EnvironmentDocument {
  const known = new Map<number, EnvironmentDocument>();
  let document: EnvironmentDocument = { worker: true, deployables: {} };
  for (const entry of entries) {
    const { action } = entry;
    if (action === "add-member" || action === "remove-member") continue; // the environment stays as it is
    document = applyChange(document, changeOf({ ...entry, action }, known), entry);
    known.set(entry.revision, document);
  }
  return document;
}

function changeOf(
  entry: LogEntry & { action: Action },
  known: ReadonlyMap<number, EnvironmentDocument>,
): Change {
  const { action, percent, rollout } = entry;
  const deployable = entry.deployable as Deployable;
  const to = entry.to ?? "";
  switch (action) {
    case "restore": {
      const document = known.get(Number(to));
      if (!document) throw new Error(`Revision ${entry.revision} restores ${to}, which is not in the log`);
      return { action, revision: Number(to), document };
    }
    case "promote":
      return { action, deployable, to, percent, rollout };
    case "rollback":
    case "withdraw":
    case "overrule":
    case "pause":
    case "resume":
    case "stop":
    case "copy":
      return { action, deployable, to };
    case "worker-on":
    case "worker-off":
      return { action };
    default:
      return { action, deployable };
  }
}
