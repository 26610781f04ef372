import { expect, it } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();

type Method = "GET" | "PUT" | "POST" | "DELETE";
async function call({ headers }: TestUser, line: `${Method} ${string}`, payload?: object) {
  const [method, url] = line.split(" ") as [Method, string];
  const reply = await api.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.body && reply.json() };
}

/** A text of one's own: hunden is saved, katten was looked up. */
async function read(user: TestUser) {
  const text = "Hunden jagade katten. Prästgården brann inte ner, sade Karl XII.";
  const { body } = await call(user, "POST /api/user/texts", { text, language: "svenska" });
  const { rewrite_id, id } = body;
  const langs = { source_lang: "sv", target_lang: "en" };
  await call(user, "POST /api/user-words", { source_word: "Hunden", translated_word: "dog", ...langs });
  const lookup = { word: "Katten", translation: "cat", ...langs };
  const activity = { activity_type: "word_lookup", rewrite_id, language: "svenska", level: "A2" };
  await call(user, "POST /api/user/activities", { ...activity, activity_data: lookup });
  const known = async () => {
    const reply = await call(user, `GET /api/user/texts/${id}?target_lang=en`);
    return [reply.body.known_percent, reply.body.known_level];
  };
  return { url: `/api/user/known-words/${rewrite_id}`, known };
}

it("the words of a text that were neither saved nor looked up become known, once, and are taken back at once", async () => {
  const user = await testUser();
  const { url, known } = await read(user);
  const before = await known();
  expect(before[1]).toBe("A2");
  const { body } = await call(user, `PUT ${url}`);
  const { lemmas } = (await call(user, `GET ${url}`)).body;
  expect(lemmas).toHaveLength(body.words);
  expect(lemmas).toEqual(expect.arrayContaining(["jaga", "inte", "prästgård"]));
  for (const left of ["hund", "katt", "karl", "xii"]) expect(lemmas).not.toContain(left);
  const after = await known();
  expect(after[1]).toBeNull();
  expect(after[0]).toBeGreaterThan(before[0]);
  expect((await call(user, `PUT ${url}`)).body).toEqual(body);
  expect((await call(user, "GET /api/user-words")).body.total).toBe(1);

  for (const _ of [1, 2]) expect((await call(user, `DELETE ${url}`)).status).toBe(204);
  expect((await call(user, `GET ${url}`)).body).toEqual({ lemmas: [] });
  expect(await known()).toEqual(before);
});

it("what another text made known stays known when this one is taken back", async () => {
  const user = await testUser();
  const [first, second] = [await read(user), await read(user)];
  await call(user, `PUT ${first.url}`);
  expect((await call(user, `PUT ${second.url}`)).body).toEqual({ words: 0 });
  const { lemmas } = (await call(user, `GET ${second.url}`)).body;
  expect(lemmas).toContain("inte");
  await call(user, `DELETE ${second.url}`);
  expect((await call(user, `GET ${second.url}`)).body.lemmas).toHaveLength(lemmas.length);
});

it("one word is taken back alone, whichever text made it known, and only for its reader", async () => {
  const [user, other] = [await testUser(), await testUser()];
  const [{ url }, { url: otherUrl }] = [await read(user), await read(other)];
  for (const [who, address] of [[user, url] as const, [other, otherUrl] as const])
    await call(who, `PUT ${address}`);
  const { lemmas } = (await call(user, `GET ${url}`)).body;
  const one = `/api/user/known-words/sv/${encodeURIComponent("Prästgård")}`;
  for (const _ of [1, 2]) expect((await call(user, `DELETE ${one}`)).status).toBe(204);
  const without = lemmas.filter((lemma: string) => lemma !== "prästgård");
  expect((await call(user, `GET ${url}`)).body.lemmas.toSorted()).toEqual(without.toSorted());
  expect(without).toHaveLength(lemmas.length - 1);
  expect((await call(other, `GET ${otherUrl}`)).body.lemmas).toContain("prästgård");
});

it("the text of another reader is as if there were none", async () => {
  const { url } = await read(await testUser());
  const other = await testUser();
  expect((await call(other, `PUT ${url}`)).status).toBe(404);
  expect((await call(other, `GET ${url}`)).body).toEqual({ lemmas: [] });
});
