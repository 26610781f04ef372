import { expect, test } from "vitest";
import { applyChange, type Change, type EnvironmentDocument, fallbackOf } from "./environment-document.ts";

/**
 * The live release and the fallbacks of books after changes, each an action and a release: `promote 1`, `canary 1`, `withdraw 1`,
 * `rollback 1`, and `restore 1`, which brings back the set as it was when 1 became live first.
 */
function after(...changes: string[]) {
  const author = { who: "test", at: new Date(0), why: null };
  const firstWith = new Map<string, EnvironmentDocument>();
  let document: EnvironmentDocument = { worker: true, deployables: {} };
  for (const change of changes) {
    const [action, to = ""] = change.split(" ");
    const older = firstWith.get(to);
    document = applyChange(
      document,
      action === "restore" && older
        ? { action, revision: 0, document: older }
        : action === "canary"
          ? { action: "promote", deployable: "books", to, percent: 10 }
          : ({ action, deployable: "books", to, percent: null } as Change),
      author,
    );
    const live = document.deployables.books?.live ?? "";
    if (!firstWith.has(live)) firstWith.set(live, document);
  }
  const state = document.deployables.books;
  return { live: state?.live, fallback: fallbackOf(state) };
}

test.each<[string, string[], string | null]>([
  ["going forward again leaves what served", ["rollback 0", "rollback 1"], "0"],
  ["and back again has nothing behind it", ["rollback 0", "rollback 1", "rollback 0"], null],
  ["and forward once more", ["rollback 0", "rollback 1", "rollback 0", "rollback 1"], "0"],
  ["back over two, forward over two", ["promote 2", "rollback 0", "rollback 2"], "0"],
  ["back over two, forward by one", ["promote 2", "rollback 0", "rollback 1"], "0"],
  ["and by one more", ["promote 2", "rollback 0", "rollback 1", "rollback 2"], "1"],
  ["back by one and one, forward over two", ["promote 2", "rollback 1", "rollback 0", "rollback 2"], "0"],
  ["a release promoted after going back", ["rollback 0", "promote 2"], "0"],
  ["back from it to one that was rolled back before", ["rollback 0", "promote 2", "rollback 1"], "0"],
  ["forward after a set was brought back", ["restore 0", "rollback 1"], "0"],
  ["forward by one after a set was brought back", ["promote 2", "restore 0", "rollback 1"], "0"],
  ["back and forward by sets", ["restore 0", "restore 1"], "0"],
  ["a release that was withdrawn as a canary later", ["canary 0", "withdraw 0"], null],
])("the fallback is the last release that served well: %s", (_, changes, fallback) => {
  const last = changes.findLast((change) => !/canary|withdraw/.test(change))?.at(-1) ?? "1";
  expect(after("promote 0", "promote 1", ...changes)).toEqual({ live: last, fallback });
});
