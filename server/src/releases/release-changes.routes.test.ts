import { readEnvironment } from "@lagom/releases/environment";
import { releaseLog } from "@lagom/releases/releases.table";
import { replay } from "@lagom/releases/replay";
import { AREAS } from "@lagom/shared/remote";
import { describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { changeOver, storeRelease, testRelease } from "../testing/releases.ts";
import { useReleases } from "../testing/use-releases.ts";

const api = useTestApi();
const { tokens, newId, live, state } = useReleases(api);

describe("changes", () => {
  it("of the team reach its own area: promote, trial, withdraw, roll back", async () => {
    const first = (await state()).units.books?.live;
    const { record, files } = testRelease("books", newId());
    await storeRelease(api, { record, files });
    const ask = (payload: object) => changeOver(api, tokens.team.headers, { unit: "books", ...payload });
    await ask({ action: "promote", release: record.id, percent: 10 });
    expect((await state()).units.books).toMatchObject({
      live: first,
      candidate: { release: record.id, percent: 10 },
    });
    expect((await ask({ action: "rollback" })).json()).toMatchObject({ action: "withdraw" });
    expect((await state()).units.books).toMatchObject({ live: first, candidate: null });
    expect((await ask({ action: "promote", release: record.id })).statusCode).toBe(423);
    await changeOver(api, tokens.operator.headers, {
      action: "promote",
      unit: "books",
      release: record.id,
      force: true,
      why: "it was the network",
    });
    expect((await state()).units.books).toMatchObject({
      live: record.id,
      previous: expect.arrayContaining([first]),
    });
    expect((await ask({ action: "rollback" })).json()).toMatchObject({ action: "rollback", release: first });
    expect((await state()).units.books?.previous).not.toContain(record.id);
  });

  it("of other units, freezes and sets are for operators", async () => {
    for (const payload of [
      { action: "promote", unit: "shell", release: newId() },
      { action: "rollback", unit: "reader", release: newId() },
      { action: "freeze", unit: "books", why: "x" },
      { action: "protect", unit: "books" },
      { action: "restore", to_revision: 1 },
      { action: "worker-off" },
    ]) {
      const reply = await changeOver(api, tokens.team.headers, payload);
      expect([payload.action, reply.statusCode]).toEqual([
        payload.action,
        payload.action === "promote" || payload.unit === "reader" ? reply.statusCode : 403,
      ]);
      expect([403, 404]).toContain(reply.statusCode);
    }
  });

  it("are refused while frozen, to operators too, and while protected to the team", async () => {
    const ask = { action: "rollback", unit: "books" };
    await live("books");
    await changeOver(api, tokens.operator.headers, { action: "freeze", unit: "books", why: "book fair" });
    const refused = await changeOver(api, tokens.operator.headers, ask);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      423,
      `books is frozen by ${tokens.operator.name} (book fair); an operator may change it with --force --why`,
    ]);
    await changeOver(api, tokens.operator.headers, { action: "unfreeze", unit: "books" });
    await changeOver(api, tokens.operator.headers, { action: "protect", unit: "books" });
    expect((await changeOver(api, tokens.team.headers, ask)).statusCode).toBe(403);
    expect((await changeOver(api, tokens.operator.headers, ask)).statusCode).toBe(200);
    await changeOver(api, tokens.operator.headers, { action: "unprotect", unit: "books" });
  });

  it("bring back a whole set at once", async () => {
    const { revision } = await readEnvironment(api.database.db);
    const before = await state();
    await live("shell");
    await live("books");
    const reply = await changeOver(api, tokens.operator.headers, {
      action: "restore",
      to_revision: revision,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const after = await state();
    expect(after.units.books).toMatchObject({
      live: before.units.books?.live,
      previous: before.units.books?.previous,
    });
    expect(after.units.shell?.live).toBe(before.units.shell?.live);
    expect(reply.json().revision).toBe(revision + 3);
  });

  it("say plainly what cannot be", async () => {
    const ask = async (payload: object) => {
      const reply = await changeOver(api, tokens.operator.headers, payload);
      return [reply.statusCode, reply.json().error.message];
    };
    expect(await ask({ action: "promote", unit: "books", release: "ffffffffffff" })).toEqual([
      404,
      "There is no release ffffffffffff of books",
    ]);
    expect(await ask({ action: "restore", to_revision: 99_999 })).toEqual([
      409,
      "The log has no revision 99999",
    ]);
    expect(await ask({ action: "withdraw", unit: "books" })).toEqual([409, "books has no release on trial"]);
    expect(await ask({ action: "rollback", unit: "reader" })).toEqual([
      409,
      "reader has no release before the live one; name one with --to",
    ]);
  });

  it("of fifty at once over four areas: each accepted one is in the log, the losers are told 412, and the log replays to the document", async () => {
    const releases = new Map<string, string[]>();
    for (const area of AREAS) {
      const made = [testRelease(area, newId()), testRelease(area, newId())];
      for (const release of made) await storeRelease(api, release);
      releases.set(
        area,
        made.map(({ record }) => record.id),
      );
    }
    const before = (await readEnvironment(api.database.db)).revision;
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const unit = AREAS[n % AREAS.length] ?? "books";
        return changeOver(api, tokens.operator.headers, {
          action: "promote",
          unit,
          release: releases.get(unit)?.[(n >> 2) % 2],
        });
      }),
    );
    const accepted = replies
      .filter(({ statusCode }) => statusCode === 200)
      .map((reply) => reply.json().revision);
    const lost = replies.filter(({ statusCode }) => statusCode === 412);
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length + lost.length).toBe(50);
    const log = await api.database.db.select().from(releaseLog).orderBy(releaseLog.id);
    const logged = log.map(({ revision }) => revision).filter((revision) => revision > before);
    expect(logged.toSorted((a, b) => a - b)).toEqual(accepted.toSorted((a, b) => a - b));
    const { document, revision } = await readEnvironment(api.database.db);
    expect(revision).toBe(before + accepted.length);
    expect(replay(log)).toEqual(document);
  });

  it("lose against a revision that was not seen", async () => {
    const { revision } = await readEnvironment(api.database.db);
    await live("books");
    const reply = await changeOver(api, tokens.operator.headers, {
      action: "freeze",
      unit: "books",
      why: "x",
      revision,
    });
    expect([reply.statusCode, reply.json().error.code]).toEqual([412, "lost_race"]);
  });

  it("stay in the log for ever", async () => {
    await expect(api.database.db.delete(releaseLog)).rejects.toThrow();
    await expect(api.database.db.update(releaseLog).set({ who: "nobody" })).rejects.toThrow();
  });
});
