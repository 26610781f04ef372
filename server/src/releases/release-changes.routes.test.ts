import { readEnvironment } from "@lagom/releases/environment";
import { releaseLog } from "@lagom/releases/releases.table";
import { replay } from "@lagom/releases/replay";
import { AREAS } from "@lagom/shared/remote";
import { describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { changeOver, storeRelease, testRelease, tokenFor } from "../testing/releases.ts";
import { useReleases } from "../testing/use-releases.ts";

const api = useTestApi();
const { tokens, newId, live, state } = useReleases(api);

describe("changes", () => {
  it("of the team reach its own area: promote, canary, withdraw, roll back", async () => {
    const first = (await state()).deployables.books?.live;
    const { record, files } = testRelease("books", newId());
    await storeRelease(api, { record, files });
    const ask = (payload: object) =>
      changeOver(api, tokens.team.headers, { deployable: "books", ...payload });
    await ask({ action: "promote", release: record.id, percent: 10 });
    expect((await state()).deployables.books).toMatchObject({
      live: first,
      canary: { release: record.id, percent: 10 },
    });
    expect((await ask({ action: "rollback" })).json()).toMatchObject({ action: "withdraw" });
    expect((await state()).deployables.books).toMatchObject({ live: first, canary: null });
    expect((await ask({ action: "promote", release: record.id })).statusCode).toBe(423);
    await changeOver(api, tokens.operator.headers, {
      action: "promote",
      deployable: "books",
      release: record.id,
      force: true,
      why: "it was the network",
    });
    expect((await state()).deployables.books).toMatchObject({
      live: record.id,
      previous: expect.arrayContaining([first]),
    });
    expect((await ask({ action: "rollback" })).json()).toMatchObject({ action: "rollback", release: first });
    expect((await state()).deployables.books?.previous).not.toContain(record.id);
  });

  describe("of a team by rollback", () => {
    const ask = (payload: object) =>
      changeOver(api, tokens.team.headers, { deployable: "books", ...payload });
    async function stored(): Promise<string> {
      const release = testRelease("books", newId());
      await storeRelease(api, release);
      return release.record.id;
    }
    const refusalOf = async (release: string) => {
      const before = await state();
      const reply = await ask({ action: "rollback", release });
      expect(await state()).toEqual(before);
      return [reply.statusCode, reply.json().error.message];
    };

    it("bring back no canary that was withdrawn, nor one withdrawn before another, until an operator forces it", async () => {
      const [first, second] = [await stored(), await stored()];
      for (const release of [first, second]) {
        await ask({ action: "promote", release, percent: 10 });
        await ask({ action: "withdraw" });
      }
      const withdrawn = `was withdrawn by ${tokens.team.name}; an operator may`;
      for (const release of [first, second]) {
        expect(await refusalOf(release)).toEqual([
          409,
          `${release} of books has never been live: promote it instead`,
        ]);
        expect((await ask({ action: "promote", release })).json().error.message).toBe(
          `${release} ${withdrawn} promote it with --force --why`,
        );
      }
      const forced = { action: "promote", release: first, deployable: "books", force: true, why: "network" };
      expect((await changeOver(api, tokens.operator.headers, forced)).statusCode).toBe(200);
      await ask({ action: "rollback" });
      expect((await ask({ action: "rollback", release: first })).statusCode).toBe(200);
    });

    it("bring back no release that was live once and withdrawn as a canary later, and pages do not fall back to it", async () => {
      const old = (await state()).deployables.books?.live ?? "";
      await live("books");
      expect((await state()).deployables.books?.previous[0]).toBe(old);
      await ask({ action: "promote", release: old, percent: 10 });
      await ask({ action: "withdraw", why: "it fails" });
      expect((await state()).deployables.books?.previous).not.toContain(old);
      expect(await refusalOf(old)).toEqual([
        423,
        `${old} was withdrawn by ${tokens.team.name} (it fails); an operator may roll back to it with --force --why`,
      ]);
    });

    it("go back and forward, and then back again", async () => {
      const first = (await state()).deployables.books?.live;
      const second = await live("books");
      for (const release of [first, second]) await ask({ action: "rollback", release });
      expect((await ask({ action: "rollback" })).json()).toMatchObject({
        action: "rollback",
        release: first,
      });
    });

    it("reach no release that was never live, whatever the gate would say of it, and the history says which was", async () => {
      const release = testRelease("books", newId(), { names: { magic: ["wand"] } });
      await storeRelease(api, release);
      const { id } = release.record;
      expect(await refusalOf(id)).toEqual([409, `${id} of books has never been live: promote it instead`]);
      expect((await ask({ action: "promote", release: id })).statusCode).toBe(422);
      expect(await refusalOf("ffffffffffff")).toEqual([404, "There is no release ffffffffffff of books"]);
      const listed = await api.app.inject({
        url: "/api/releases/deployables/books",
        headers: tokens.team.headers,
      });
      const current = (await state()).deployables.books?.live;
      expect(listed.json().releases).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ release: id, served: false }),
          expect.objectContaining({ release: current, served: true }),
        ]),
      );
    });
  });

  it("are none when what is live is promoted: no revision, no gate, and a canary stays", async () => {
    const release = await live("books");
    const canary = testRelease("books", newId());
    await storeRelease(api, canary);
    const ask = (payload: object) =>
      changeOver(api, tokens.team.headers, { action: "promote", deployable: "books", ...payload });
    await ask({ release: canary.record.id, percent: 10 });
    const before = await readEnvironment(api.database.db);
    const reply = await ask({ release, revision: before.revision });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { revision: before.revision, changed: false, action: "promote", release, gate: [] },
    ]);
    expect(await readEnvironment(api.database.db)).toEqual(before);
    expect((await ask({ release, revision: before.revision - 1 })).statusCode).toBe(412);
  });

  it("of other deployables, freezes and sets are for operators", async () => {
    for (const payload of [
      { action: "promote", deployable: "shell", release: newId() },
      { action: "rollback", deployable: "reader", release: newId() },
      { action: "freeze", deployable: "books", why: "x" },
      { action: "protect", deployable: "books" },
      { action: "restore", to_revision: 1 },
      { action: "worker-off" },
    ]) {
      const reply = await changeOver(api, tokens.team.headers, payload);
      expect([payload.action, reply.statusCode]).toEqual([
        payload.action,
        payload.action === "promote" || payload.deployable === "reader" ? reply.statusCode : 403,
      ]);
      expect([403, 404]).toContain(reply.statusCode);
    }
  });

  it("are refused while frozen, to operators too, and while protected to the team", async () => {
    const ask = { action: "rollback", deployable: "books" };
    await live("books");
    await changeOver(api, tokens.operator.headers, {
      action: "freeze",
      deployable: "books",
      why: "book fair",
    });
    const refused = await changeOver(api, tokens.operator.headers, ask);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      423,
      `books is frozen by ${tokens.operator.name} (book fair); an operator may change it with --force --why`,
    ]);
    await changeOver(api, tokens.operator.headers, { action: "unfreeze", deployable: "books" });
    await changeOver(api, tokens.operator.headers, { action: "protect", deployable: "books" });
    expect((await changeOver(api, tokens.team.headers, ask)).statusCode).toBe(403);
    expect((await changeOver(api, tokens.operator.headers, ask)).statusCode).toBe(200);
    await changeOver(api, tokens.operator.headers, { action: "unprotect", deployable: "books" });
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
    expect(after.deployables.books).toMatchObject({
      live: before.deployables.books?.live,
      previous: before.deployables.books?.previous,
    });
    expect(after.deployables.shell?.live).toBe(before.deployables.shell?.live);
    expect(reply.json().revision).toBe(revision + 3);
  });

  it("say plainly what cannot be", async () => {
    const ask = async (payload: object) => {
      const reply = await changeOver(api, tokens.operator.headers, payload);
      return [reply.statusCode, reply.json().error.message];
    };
    expect(await ask({ action: "promote", deployable: "books", release: "ffffffffffff" })).toEqual([
      404,
      "There is no release ffffffffffff of books",
    ]);
    expect(await ask({ action: "restore", to_revision: 99_999 })).toEqual([
      409,
      "The log has no revision 99999",
    ]);
    expect(await ask({ action: "withdraw", deployable: "books" })).toEqual([409, "books has no canary"]);
    expect(await ask({ action: "rollback", deployable: "reader" })).toEqual([
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
        const deployable = AREAS[n % AREAS.length] ?? "books";
        return changeOver(api, tokens.operator.headers, {
          action: "promote",
          deployable,
          release: releases.get(deployable)?.[(n >> 2) % 2],
        });
      }),
    );
    const done = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json());
    const accepted = done.filter(({ changed }) => changed).map(({ revision }) => revision);
    const lost = replies.filter(({ statusCode }) => statusCode === 412);
    expect(accepted.length).toBeGreaterThan(0);
    expect(done.length + lost.length).toBe(50);
    const log = await api.database.db.select().from(releaseLog).orderBy(releaseLog.id);
    const logged = log.map(({ revision }) => revision).filter((revision) => revision > before);
    expect(logged.toSorted((a, b) => a - b)).toEqual(accepted.toSorted((a, b) => a - b));
    const { document, revision } = await readEnvironment(api.database.db);
    expect(revision).toBe(before + accepted.length);
    expect(replay(log)).toEqual(document);
  });

  it("of two teams fifty times each, beside an operator's freezes of a third area: nobody loses for another's sake", async () => {
    const two = async (area: (typeof AREAS)[number]) => {
      const made = [testRelease(area, newId()), testRelease(area, newId())];
      for (const release of made) await storeRelease(api, release);
      return made.map(({ record }) => record.id);
    };
    const replies: number[] = [];
    /** Changes the environment as the command does: with the revision just seen. */
    const change = async (headers: typeof tokens.team.headers, payload: object) => {
      const { revision } = (await api.app.inject({ url: "/api/releases", headers })).json();
      replies.push((await changeOver(api, headers, { ...payload, revision })).statusCode);
    };
    const promoteFifty = async (area: "books" | "reader") => {
      const { headers } = await tokenFor(api, area);
      const releases = await two(area);
      for (let n = 0; n < 50; n++)
        await change(headers, { action: "promote", deployable: area, release: releases[n % 2] });
    };
    const [first] = await two("account");
    const { headers } = tokens.operator;
    await changeOver(api, headers, { action: "promote", deployable: "account", release: first });
    const freezes = async () => {
      for (let n = 0; n < 25; n++) {
        await change(headers, { action: "freeze", deployable: "account", why: "exams" });
        await change(headers, { action: "unfreeze", deployable: "account" });
      }
    };
    const before = (await readEnvironment(api.database.db)).revision;
    await Promise.all([promoteFifty("books"), promoteFifty("reader"), freezes()]);
    expect(replies.filter((status) => status !== 200)).toEqual([]);
    expect((await readEnvironment(api.database.db)).revision).toBe(before + 150);
  });

  it("lose against a revision that was not seen", async () => {
    const { revision } = await readEnvironment(api.database.db);
    await live("books");
    const reply = await changeOver(api, tokens.operator.headers, {
      action: "freeze",
      deployable: "books",
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
