import { readEnvironment } from "@lagom/releases/environment";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { releaseApprovals } from "../schema/release-people.table.ts";
import { testAdministrator } from "../testing/administrator.ts";
import { useTestApi } from "../testing/api.ts";
import { releasePeople } from "../testing/release-people.ts";
import { changeOver, storeRelease, testRelease } from "../testing/releases.ts";
import type { TestUser } from "../testing/tokens.ts";
import { useReleases } from "../testing/use-releases.ts";

const api = useTestApi();
const { tokens, newId, state } = useReleases(api);
const people = releasePeople(api, () => tokens.operator.headers);

type Caller = Pick<TestUser, "headers">;

const rule = (on: boolean) =>
  changeOver(api, tokens.operator.headers, {
    action: on ? "two-persons-on" : "two-persons-off",
    deployable: "books",
  });
async function stored(): Promise<string> {
  const release = testRelease("books", newId());
  await storeRelease(api, release);
  return release.record.id;
}
const promote = ({ headers }: Caller, release: string, given: object = {}) =>
  changeOver(api, headers, { action: "promote", deployable: "books", release, ...given });
const approve = ({ headers }: Caller, id: number) =>
  api.app.inject({ method: "POST", url: `/api/releases/approvals/books/${id}`, headers });
const decline = ({ headers }: Caller, id: number) =>
  api.app.inject({ method: "DELETE", url: `/api/releases/approvals/books/${id}`, headers });
const waiting = async ({ headers }: Caller) =>
  (await api.app.inject({ url: "/api/releases/approvals", headers })).json().waiting;
const liveNow = async () => (await state()).deployables.books?.live;
const refusal = (reply: Awaited<ReturnType<typeof approve>>) => [
  reply.statusCode,
  reply.json().error.message,
];

describe("a promotion to everybody, where it takes two persons", () => {
  let anna: TestUser;
  let ben: TestUser;
  let publisher: TestUser;
  let operator: TestUser;
  let before: string | undefined;
  beforeAll(async () => {
    anna = await people.member("books", "releaser");
    ben = await people.member("books", "releaser");
    publisher = await people.member("books", "publisher");
    operator = await testAdministrator(api, "operator");
  });
  beforeEach(async () => {
    before = await liveNow();
    await rule(true);
  });
  afterEach(() => rule(false));
  const asked = async (release: string, by: Caller = anna): Promise<number> => {
    const reply = (await promote(by, release)).json();
    expect(reply).toMatchObject({ changed: false, release });
    expect(await liveNow()).toBe(before);
    return reply.waiting.id;
  };

  it("waits for a second releaser, and the log names both", async () => {
    const release = await stored();
    const id = await asked(release);
    expect(await waiting(publisher)).toMatchObject([
      { id, deployable: "books", release, asked_by: anna.email },
    ]);
    const [{ asked_at, expires_at }] = await waiting(ben);
    expect(Date.parse(expires_at) - Date.parse(asked_at)).toBe(24 * 3600 * 1000);
    expect(refusal(await approve(anna, id))).toEqual([
      403,
      "You have asked for this yourself: somebody else has to approve it",
    ]);
    expect(refusal(await approve(publisher, id))).toEqual([
      403,
      "You are a publisher of books; you may not promote books to everybody",
    ]);
    expect(refusal(await approve(tokens.team, id))).toEqual([
      403,
      "A person approves, not a machine's token: pnpm release login",
    ]);
    expect(await liveNow()).toBe(before);
    expect((await approve(ben, id)).json()).toMatchObject({ changed: true, release });
    expect(await liveNow()).toBe(release);
    const log = await api.app.inject({ url: "/api/releases/log?limit=1", headers: ben.headers });
    expect(log.json().log).toMatchObject([{ who: anna.email, approved_by: ben.email, to: release }]);
    expect(await waiting(ben)).toEqual([]);
    expect(refusal(await approve(operator, id))).toEqual([404, `No change ${id} of books waits`]);
  });

  it("begins a roll-out with the consent of both, who may pause it alone but not send it on", async () => {
    const release = await stored();
    const rollout = { steps: [1, 100], pause_minutes: 15 };
    const reply = (await promote(anna, release, { rollout })).json();
    expect(reply).toMatchObject({ changed: false, release });
    expect(await waiting(ben)).toMatchObject([{ release, rollout }]);
    expect((await approve(ben, reply.waiting.id)).json()).toMatchObject({ changed: true, release });
    const canary = async () => (await state()).deployables.books?.canary;
    expect(await canary()).toMatchObject({ release, percent: 1, rollout: { steps: [1, 100] } });
    const change = (by: Caller, action: string) =>
      changeOver(api, by.headers, { action, deployable: "books" });
    expect((await change(publisher, "pause")).statusCode).toBe(200);
    expect(refusal(await change(publisher, "resume"))).toEqual([
      403,
      "You are a publisher of books; you may not resume books",
    ]);
    expect((await change(ben, "resume")).statusCode).toBe(200);
    const everybody = (await promote(anna, release)).json();
    expect(everybody).toMatchObject({ changed: false, waiting: {} });
    expect((await change(publisher, "stop")).statusCode).toBe(200);
  });

  it("is made once by two who approve at once", async () => {
    const id = await asked(await stored());
    const { revision } = await readEnvironment(api.database.db);
    const replies = await Promise.all([ben, operator, ben].map((by) => approve(by, id)));
    const codes = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(codes[0]).toBe(200);
    for (const code of codes.slice(1)) expect([404, 409, 412]).toContain(code);
    expect((await readEnvironment(api.database.db)).revision).toBe(revision + 1);
  });

  it("is not asked for by a machine's token, which may still try a canary", async () => {
    const release = await stored();
    for (const machine of [tokens.team, tokens.operator])
      expect(refusal(await promote(machine, release))).toEqual([
        403,
        `books is promoted by two persons, so the token ${machine.name} may not ask for it; sign in with: pnpm release login`,
      ]);
    expect((await promote(tokens.team, release, { percent: 10 })).statusCode).toBe(200);
    expect((await state()).deployables.books?.canary).toMatchObject({ release });
  });

  it("waits for a day, and not once the deployable has changed", async () => {
    const release = await stored();
    const late = await asked(release);
    await api.database.db.update(releaseApprovals).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(refusal(await approve(ben, late))[0]).toBe(404);
    expect(await waiting(ben)).toEqual([]);
    const past = await asked(release);
    const other = await stored();
    expect((await promote(operator, other, { force: true, why: "the shop burns" })).statusCode).toBe(200);
    expect(refusal(await approve(ben, past))).toEqual([
      412,
      expect.stringMatching(/^books has changed since revision \d+$/),
    ]);
    expect(await liveNow()).toBe(other);
    const log = await api.app.inject({ url: "/api/releases/log?limit=1", headers: ben.headers });
    expect(log.json().log).toMatchObject([{ who: "an operator", approved_by: null, forced: true }]);
  });

  it("is asked for by one at a time; the other is told to approve it", async () => {
    const release = await stored();
    const id = await asked(release);
    expect(await asked(release)).toBe(id);
    expect(refusal(await promote(ben, release))).toEqual([
      409,
      `${anna.email} has asked for this already; approve it with: pnpm release approve books ${id}`,
    ]);
    expect((await decline(publisher, id)).statusCode).toBe(403);
    expect((await decline(ben, id)).json()).toMatchObject({ id, release });
    expect(refusal(await approve(ben, id))[0]).toBe(404);
    const past = await asked(release);
    await promote(operator, await stored(), { force: true, why: "the shop burns" });
    before = await liveNow();
    expect(await asked(release, ben)).toBe(past);
    expect((await approve(anna, past)).statusCode).toBe(200);
  });

  it("is checked anew when it is approved: the gate, a freeze, and what both may do", async () => {
    const { record, files } = testRelease("books", newId());
    await storeRelease(api, { record, files });
    const id = await asked(record.id);
    const [file] = (await api.store.list(`books/${record.id}/`)).slice(0, 1);
    const lost = await api.store.read(file?.key ?? "");
    await api.store.remove(file?.key ?? "");
    expect((await approve(ben, id)).statusCode).toBe(422);
    if (lost) await api.store.create(file?.key ?? "", lost);
    await changeOver(api, tokens.operator.headers, { action: "freeze", deployable: "books", why: "fair" });
    expect((await approve(ben, id)).statusCode).toBe(423);
    await changeOver(api, tokens.operator.headers, { action: "unfreeze", deployable: "books" });
    await people.setRole("books", anna.email, "publisher");
    expect((await approve(ben, id)).statusCode).toBe(403);
    await people.setRole("books", anna.email, null);
    expect(refusal(await approve(ben, id))[1]).toMatch(/ may not promote books any more$/);
    await people.setRole("books", anna.email, "releaser");
    expect(await liveNow()).toBe(before);
    expect((await approve(ben, id)).statusCode).toBe(200);
  });

  it("does not hold up rollbacks, canaries and freezes of one person", async () => {
    const [older] = (await state()).deployables.books?.previous ?? [];
    const canary = await stored();
    expect((await promote(anna, canary, { percent: 10 })).json()).toMatchObject({ changed: true });
    const rollback = { action: "rollback", deployable: "books" };
    for (const [action, release] of [
      ["withdraw", canary],
      ["rollback", older],
    ])
      expect((await changeOver(api, anna.headers, rollback)).json()).toMatchObject({ action, release });
    const freeze = { action: "freeze", deployable: "books", why: "night" };
    expect((await changeOver(api, operator.headers, freeze)).statusCode).toBe(200);
    await changeOver(api, operator.headers, { action: "unfreeze", deployable: "books" });
  });
});
