import { createHash, randomBytes } from "node:crypto";
import type { AreaName } from "@lagom/shared/remote";
import { and, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { type Db, readEnvironment, UnknownReleaseError } from "./environment.ts";
import { ImpossibleChangeError } from "./environment-document.ts";
import { type GateDeps, runGate } from "./gate/gate.ts";
import { passes } from "./gate/result.ts";
import { withdrawalOf } from "./past.ts";
import { type Actor, assertMayForce, assertMayPreview, assertNotWithdrawn } from "./policy.ts";
import { readRecord } from "./records.ts";
import { environment, releasePreviews } from "./releases.table.ts";
import { GateError } from "./service.ts";

/** Previews of an area that are open at once. */
export const MOST_OPEN_PREVIEWS = 50;
const MOST_LISTED = 100;
const CODE_BYTES = 24;
const DAY_MS = 86_400_000;
/** Until then a link says that it has expired; afterwards, that there is no such preview. */
const REMEMBERED_MS = 30 * DAY_MS;

export type PreviewRow = typeof releasePreviews.$inferSelect;
type PreviewState = "open" | "ended" | "expired";

/** A code has 192 random bits, so a plain hash protects it as well as a slow one. */
const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");

const isOpen = () => and(isNull(releasePreviews.endedAt), gt(releasePreviews.expiresAt, new Date()));

/** Whether a preview can still be shown. */
export function previewState({
  endedAt,
  expiresAt,
}: Pick<PreviewRow, "endedAt" | "expiresAt">): PreviewState {
  if (endedAt) return "ended";
  return expiresAt.getTime() > Date.now() ? "open" : "expired";
}

interface PreviewRequest {
  area: AreaName;
  release: string;
  days: number;
  why?: string | undefined;
  /** Makes it although the gate refuses; for operators. */
  force?: boolean | undefined;
}

/**
 * Makes a preview of a release that passes the gate today and was not withdrawn.
 * @returns its row, and the code of its link, which is stored nowhere
 * @throws ForbiddenError, UnknownReleaseError, StoppedError, GateError, ImpossibleChangeError when the area has too many
 */
export async function createPreview(
  deps: GateDeps,
  actor: Actor,
  { area, release, days, force = false, ...request }: PreviewRequest,
): Promise<{ row: PreviewRow; code: string }> {
  const { db } = deps;
  assertMayPreview(actor, area);
  const why = request.why?.trim() || null;
  if (force) assertMayForce(actor, why);
  const record = await readRecord(db, area, release);
  if (!record) throw new UnknownReleaseError(`There is no release ${release} of ${area}`);
  const { document, environmentId } = await readEnvironment(db);
  const gate = await runGate(deps, record, document);
  if (!passes(gate) && !force) throw new GateError(gate);
  return db.transaction(async (tx) => {
    // No withdrawal and no other preview comes between.
    await tx.select().from(environment).where(eq(environment.environmentId, environmentId)).for("update");
    assertNotWithdrawn(release, await withdrawalOf(tx, area, release));
    const ofArea = eq(releasePreviews.area, area);
    await tx
      .delete(releasePreviews)
      .where(and(ofArea, lt(releasePreviews.expiresAt, new Date(Date.now() - REMEMBERED_MS))));
    const [open] = await tx.select({ previews: count() }).from(releasePreviews).where(and(ofArea, isOpen()));
    if ((open?.previews ?? 0) >= MOST_OPEN_PREVIEWS)
      throw new ImpossibleChangeError(
        `${area} has ${MOST_OPEN_PREVIEWS} previews; end one first: pnpm release previews list ${area}`,
      );
    return insertPreview(tx, { area, release, days, why, by: actor.name });
  });
}

/** Writes a preview. @returns its row, and the code of its link, which is stored nowhere */
export async function insertPreview(
  db: Db,
  {
    area,
    release,
    days,
    why,
    by,
  }: { area: AreaName; release: string; days: number; why: string | null; by: string },
): Promise<{ row: PreviewRow; code: string }> {
  const code = randomBytes(CODE_BYTES).toString("base64url");
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  const [row] = await db
    .insert(releasePreviews)
    .values({ area, release, hash: hashOf(code), createdBy: by, why, expiresAt })
    .returning();
  if (!row) throw new Error("The preview cannot be made");
  return { row, code };
}

/** The newest previews of an area, ended ones too. @throws ForbiddenError */
export async function listPreviews(db: Db, actor: Actor, area: AreaName): Promise<PreviewRow[]> {
  assertMayPreview(actor, area);
  return db
    .select()
    .from(releasePreviews)
    .where(eq(releasePreviews.area, area))
    .orderBy(desc(releasePreviews.id))
    .limit(MOST_LISTED);
}

/** Ends a preview; one that has ended stays as it is. @throws ForbiddenError, UnknownReleaseError */
export async function endPreview(db: Db, actor: Actor, area: AreaName, id: number): Promise<PreviewRow> {
  assertMayPreview(actor, area);
  const { endedAt, endedBy } = releasePreviews;
  const [row] = await db
    .update(releasePreviews)
    .set({ endedAt: sql`coalesce(${endedAt}, now())`, endedBy: sql`coalesce(${endedBy}, ${actor.name})` })
    .where(and(eq(releasePreviews.area, area), eq(releasePreviews.id, id)))
    .returning();
  if (!row) throw new UnknownReleaseError(`${area} has no preview ${id}`);
  return row;
}

/**
 * The preview of a link's code, if there is one.
 * @param show counts it as shown, where it is open
 */
export async function findPreview(
  db: Db,
  { code, show }: { code: string; show: boolean },
): Promise<PreviewRow | undefined> {
  const ofCode = eq(releasePreviews.hash, hashOf(code));
  if (show)
    await db
      .update(releasePreviews)
      .set({ shown: sql`${releasePreviews.shown} + 1` })
      .where(and(ofCode, isOpen()));
  const [row] = await db.select().from(releasePreviews).where(ofCode);
  return row;
}
