import { MOST_IMPORTED_WORDS } from "@lagom/shared/contract/words";
import { expect, it } from "vitest";
import { inPortion } from "../../platform/http/portions.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();

const HEAVY = {
  marks: { url: "/api/user-words/marks?language=sv" },
  lists: { url: "/api/book-lists" },
  words: { url: "/api/user-words" },
  search: { url: "/api/books/search?q=havet" },
  import: {
    method: "POST",
    url: "/api/user-words/import",
    payload: {
      words: [{ source_word: "hav", translated_word: "sea", source_lang: "sv", target_lang: "en" }],
    },
  },
} as const;
type Name = keyof typeof HEAVY;
const send = ({ headers }: TestUser, name: Name) => api.app.inject({ ...HEAVY[name], headers });

/** As many portions as may wait for a user, until `end` is called. */
function busy({ id }: TestUser) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 30 }, () => inPortion(id, () => promise));
  return {
    async end() {
      resolve();
      await Promise.all(waiting);
    },
  };
}

it.each(Object.keys(HEAVY) as Name[])(
  "%s is refused while thirty heavy calls of the account wait, nobody else's is, and then it is answered",
  async (name) => {
    const [user, other] = [await testUser(), await testUser()];
    const { end } = busy(user);
    const refused = await send(user, name);
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      expect.objectContaining({
        code: "rate_limited",
        message: "Too many of your requests are still waiting; try again in a few seconds",
      }),
    ]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await api.app.inject({ url: "/api/user/me", headers: user.headers })).statusCode).toBe(200);
    expect((await send(other, name)).statusCode).toBe(200);
    await end();
    expect((await send(user, name)).statusCode).toBe(200);
  },
);

it("the largest import, the words and their marks wait for each other, and all are answered", async () => {
  const user = await testUser();
  const words = Array.from({ length: MOST_IMPORTED_WORDS }, (_, n) => ({
    source_word: `ord${n}`,
    translated_word: "word",
    source_lang: "sv",
    target_lang: "en",
  }));
  const importing = api.app
    .inject({ ...HEAVY.import, headers: user.headers, payload: { words } })
    .then((reply) => reply); // an injected request is sent when somebody waits for it
  for (const name of ["marks", "words", "lists"] as const)
    expect((await send(user, name)).statusCode).toBe(200);
  expect((await importing).json().outcomes).toEqual(words.map(() => "new"));
  expect((await send(user, "marks")).json().marks).toHaveLength(MOST_IMPORTED_WORDS);
});

it("a write that names the one before it is done after that one, though both are heavy", async () => {
  const { headers } = await testUser();
  const ids = Array.from({ length: 60 }, (_, at) => at + 1);
  const change = (url: string, key: string, after?: string) =>
    api.app.inject({
      method: "POST",
      url: `/api/user-words/${url}`,
      headers: { ...headers, "idempotency-key": key, ...(after ? { "idempotency-after": after } : {}) },
      payload: { ids },
    });
  const [second, first] = await Promise.all([
    change("restore", "second-0001", "POST /api/user-words/delete first-0001"),
    change("delete", "first-0001"),
  ]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
});
