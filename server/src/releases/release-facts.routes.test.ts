import { expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { changeOver, storeRelease, testRelease } from "../testing/releases.ts";
import { useReleases } from "../testing/use-releases.ts";

const api = useTestApi();
const { tokens, newId, live, state } = useReleases(api);

const ask = (payload: object) => changeOver(api, tokens.operator.headers, payload);
const get = async (path: string) => {
  const reply = await api.app.inject({ url: `/api/releases${path}`, headers: tokens.operator.headers });
  return { status: reply.statusCode, body: reply.json() };
};
const booksOf = async () => {
  const { body } = await get("");
  return body.deployables.find(({ deployable }: { deployable: string }) => deployable === "books");
};

it("a release is listed with what its pages load against the live one, why it was shown last, and its withdrawal", async () => {
  const before = (await state()).deployables.books?.live;
  const heavier = testRelease("books", newId(), { files: { "book.js": "x".repeat(10 * 1024) } });
  await storeRelease(api, heavier);
  const { id } = heavier.record;
  await ask({ action: "promote", deployable: "books", release: id, percent: 10, why: "new covers" });
  expect((await booksOf()).canary).toMatchObject({
    release: id,
    by: tokens.operator.name,
    why: "new covers",
  });
  await ask({ action: "withdraw", deployable: "books", why: "too slow" });

  const { body } = await get("/deployables/books?limit=2");
  const [newest, second] = body.releases;
  expect(newest).toMatchObject({
    release: id,
    more: 10,
    shown: { action: "promote", by: tokens.operator.name, why: "new covers" },
    withdrawn: { by: tokens.operator.name, why: "too slow" },
  });
  expect(newest.pages).toContainEqual({ page: "book", kilobytes: 11, more: 10 });
  expect(second).toMatchObject({ release: before, more: 0, shown: { why: null }, withdrawn: null });
});

it("the overview says why a release is live, also after a restore, and what a revision would bring back", async () => {
  const first = (await state()).deployables.books?.live;
  const { revision } = (await get("")).body;
  await live("books");
  expect(await booksOf()).toMatchObject({ why: null });
  await ask({ action: "rollback", deployable: "books", why: "covers were cut off" });
  expect(await booksOf()).toMatchObject({ live: first, why: "covers were cut off" });
  await live("books");
  expect((await get(`/revisions/${revision}`)).body.live).toContainEqual({
    deployable: "books",
    release: first,
  });
  await ask({ action: "restore", to_revision: revision, why: "back to the evening" });
  expect(await booksOf()).toMatchObject({ live: first, why: "back to the evening" });
  expect(await get("/revisions/999999")).toMatchObject({
    status: 409,
    body: { error: { message: "The log has no revision 999999" } },
  });
});
