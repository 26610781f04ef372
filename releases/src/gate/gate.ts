import { createHash } from "node:crypto";
import type { AreaName, Deployable } from "@lagom/shared/remote";
import type { Db } from "../environment.ts";
import { counterpartsOf, deployablesOf, type EnvironmentDocument } from "../environment-document.ts";
import { AT_ONCE, inTurns } from "../in-turns.ts";
import { parseJson } from "../parse-json.ts";
import { brokenFiles } from "../publish.ts";
import type { ReleaseRecord } from "../record.ts";
import { readRecords } from "../records.ts";
import type { FileStore } from "../store.ts";
import { storeKey } from "../store-key.ts";
import { API_FILE, ApiShape, missingCalls } from "./api-shape.ts";
import { collisions, routesOf, trespasses } from "./pages-check.ts";
import { notePassed, passedAt } from "./passed-loads.ts";
import { incomplete } from "./record-check.ts";
import type { GateCheck, GateResult } from "./result.ts";
import { missingNames, unknownStorage, unknownTags, unmetRanges } from "./sharing-check.ts";
import { checkSizes, type PageBudget } from "./size-check.ts";
import { globalStyles } from "./style-check.ts";

/**
 * Loads releases in a real browser, or says why that was skipped.
 * @param records what is loaded together
 * @param record the one among them that is checked
 * @param live the release that is live in its place, if any
 */
export type SmokeLoad = (
  records: ReadonlyMap<Deployable, ReleaseRecord>,
  record: ReleaseRecord,
  live: ReleaseRecord | undefined,
) => Promise<{ problems: string[] } | { skipped: string }>;

export interface GateDeps {
  db: Db;
  store: FileStore;
  /** The API as the server answers it today. */
  api: ApiShape;
  smoke: SmokeLoad;
  budget: PageBudget;
}

/**
 * Checks a release against everything it would run with (docs/releases.md#gate): an area against the live shell and the fallback
 * shell, a shell against the live release and the fallback of every area.
 */
export async function runGate(
  deps: GateDeps,
  record: ReleaseRecord,
  document: EnvironmentDocument,
): Promise<GateResult> {
  const others = await counterparts(deps.db, record.deployable, document, "with fallbacks");
  const check = (name: GateCheck["check"], problems: string[]): GateCheck => ({ check: name, problems });
  const each = (problems: (shell: ReleaseRecord, area: ReleaseRecord) => string[]) =>
    pairs(record, others).flatMap(([shell, area]) => problems(shell, area));
  const gate = [
    check("record", incomplete(record)),
    check("files", await brokenFiles(deps.store, record)),
    check("pages", await takenPages(deps, record, others, document)),
    check("names", each(missingNames)),
    check("ranges", each(unmetRanges)),
    check("tags", each(unknownTags)),
    check("stored", each(unknownStorage)),
    check("api", await apiProblems(deps, record)),
    check("styles", await styleProblems(deps, record)),
    checkSizes(record, await liveOf(deps.db, record.deployable, document), deps.budget),
  ];
  const sound = gate.every(({ problems }) => problems.length === 0);
  return [...gate, sound ? await onceInBrowser(deps, record, document) : leftOut("something else is wrong")];
}

/** Checks that no shell that is live or to fall back to has routes below the name of an area to be added. */
export async function runNameGate(
  { db, store }: Pick<GateDeps, "db" | "store">,
  area: AreaName,
  document: EnvironmentDocument,
): Promise<GateResult> {
  const shells = await counterparts(db, area, document, "with fallbacks");
  const routes = await Promise.all(shells.map((shell) => routesOf(store, shell)));
  return [{ check: "pages", problems: routes.flatMap((shell) => trespasses(shell, [area])) }];
}

/** Checks a rollback. There are no slow checks, so that nothing stands in the way in an emergency. */
export async function runRollbackGate(
  { db, store }: Pick<GateDeps, "db" | "store">,
  record: ReleaseRecord,
  document: EnvironmentDocument,
): Promise<GateResult> {
  const others = await counterparts(db, record.deployable, document, "live");
  return [
    { check: "files", problems: await brokenFiles(store, record) },
    { check: "names", problems: pairs(record, others).flatMap(([shell, area]) => missingNames(shell, area)) },
  ];
}

/** Checks that a fallback still works today: integrity, names, and loading it in a browser together with what is live. */
export async function rehearse(
  deps: GateDeps,
  record: ReleaseRecord,
  document: EnvironmentDocument,
): Promise<GateResult> {
  return [...(await runRollbackGate(deps, record, document)), await inBrowser(deps, record, document)];
}

/** Addresses that an area declares and a shell has too, or that a shell has below the name of an area that was added. */
async function takenPages(
  { store }: GateDeps,
  record: ReleaseRecord,
  others: readonly ReleaseRecord[],
  { added = [] }: EnvironmentDocument,
): Promise<string[]> {
  if (record.deployable === "shell") {
    const routes = await routesOf(store, record);
    return [...trespasses(routes, added), ...others.flatMap((area) => collisions(routes, area))];
  }
  const shells = await Promise.all(others.map((shell) => routesOf(store, shell)));
  return shells.flatMap((routes) => collisions(routes, record));
}

/** The shells that an area would run in, or the areas that a shell would run. */
async function counterparts(
  db: Db,
  deployable: Deployable,
  document: EnvironmentDocument,
  which: "live" | "with fallbacks",
): Promise<ReleaseRecord[]> {
  const found: ReleaseRecord[] = [];
  for (const { deployable: other, live, fallback } of counterpartsOf(deployable, document)) {
    const ids = which === "live" ? [live] : [live, fallback];
    found.push(
      ...(await readRecords(
        db,
        other,
        ids.filter((id) => id !== null),
      )),
    );
  }
  return found;
}

/** What the styles of an area would change outside of it; the shell's are the frame. */
async function styleProblems({ store }: GateDeps, record: ReleaseRecord): Promise<string[]> {
  const { deployable, id, files } = record;
  if (deployable === "shell") return [];
  const sheets = Object.entries(files).filter(([name]) => name.endsWith(".css"));
  const found = await inTurns(sheets, AT_ONCE, async ([name, { integrity }]) => {
    const contents = await store.read(storeKey(deployable, id, name, integrity));
    return contents ? globalStyles(record, name, new TextDecoder().decode(contents)) : [];
  });
  return found.flat();
}

async function liveOf(
  db: Db,
  deployable: Deployable,
  { deployables }: EnvironmentDocument,
): Promise<ReleaseRecord | undefined> {
  const live = deployables[deployable]?.live;
  const [record] = live ? await readRecords(db, deployable, [live]) : [];
  return record;
}

/** Every combination of a shell and an area. */
const pairs = (record: ReleaseRecord, others: readonly ReleaseRecord[]): [ReleaseRecord, ReleaseRecord][] =>
  others.map((other) => (record.deployable === "shell" ? [record, other] : [other, record]));

async function apiProblems(
  { store, api }: GateDeps,
  { deployable, id, files, tags = {} }: ReleaseRecord,
): Promise<string[]> {
  const file = files[API_FILE];
  if (!file) return [`it lacks the file ${API_FILE}`];
  const contents = await store.read(storeKey(deployable, id, API_FILE, file.integrity));
  if (!contents) return [];
  const built = ApiShape.safeParse(parseJson(new TextDecoder().decode(contents)));
  if (!built.success) return [`its file ${API_FILE} describes no API`];
  const undescribed = Object.keys(tags).filter((call) => !built.data[call]);
  return [
    ...undescribed.map((call) => `its file ${API_FILE} does not describe ${call}, a call that it makes`),
    ...missingCalls(built.data, api),
  ];
}

/** Loads a release in a browser, unless it has passed that beside the same releases and the same API within a day. */
async function onceInBrowser(
  deps: GateDeps,
  record: ReleaseRecord,
  document: EnvironmentDocument,
): Promise<GateCheck> {
  const load = {
    deployable: record.deployable,
    release: record.id,
    beside: besideOf(deps, record, document),
  };
  const passed = await passedAt(deps.db, load);
  if (passed) return { check: "browser", passed: passed.toISOString(), problems: [] };
  const result = await inBrowser(deps, record, document);
  if (!result.skipped && result.problems.length === 0) await notePassed(deps.db, load);
  return result;
}

/** What a release was loaded with, in short: the live releases it runs with, and the API. */
function besideOf({ api }: GateDeps, { deployable }: ReleaseRecord, document: EnvironmentDocument): string {
  const live = counterpartsOf(deployable, document).map((other) => `${other.deployable} ${other.live}`);
  return createHash("sha256")
    .update(JSON.stringify([live, api]))
    .digest("hex");
}

async function inBrowser(
  { db, smoke }: GateDeps,
  record: ReleaseRecord,
  document: EnvironmentDocument,
): Promise<GateCheck> {
  const records = new Map<Deployable, ReleaseRecord>();
  for (const deployable of deployablesOf(document)) {
    const found = await liveOf(db, deployable, document);
    if (found) records.set(deployable, found);
  }
  const live = records.get(record.deployable);
  records.set(record.deployable, record);
  if (!records.has("shell")) return leftOut("no shell is live");
  const result = await smoke(records, record, live);
  return "skipped" in result ? leftOut(result.skipped) : { check: "browser", problems: result.problems };
}

const leftOut = (skipped: string): GateCheck => ({ check: "browser", skipped, problems: [] });
