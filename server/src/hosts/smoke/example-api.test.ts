import { expect, test, vi } from "vitest";
import { exampleApi } from "./example-api.ts";

const NEWSFEED = ["GET", "/api/newsfeed"] as const;

test("calls wait until there is to be data; then they, and all that follow, are answered in that state", async () => {
  const api = exampleApi();
  let answered = false;
  const first = api.answer(...NEWSFEED).finally(() => {
    answered = true;
  });
  await new Promise(setImmediate);
  expect(answered).toBe(false);
  api.become("data");
  await expect(first).resolves.toMatchObject({ status: 200, body: { articles: [{}, {}, {}] } });
  api.become("empty");
  await expect(api.answer(...NEWSFEED)).resolves.toMatchObject({ status: 200, body: { articles: [] } });
  api.become("error");
  await expect(api.answer(...NEWSFEED)).resolves.toMatchObject({ status: 400 });
});

test("a call is known by its path, with parameters or without, and one that is in no contract is not found", async () => {
  const api = exampleApi();
  api.become("data");
  const idOf = async (path: string) => ((await api.answer("GET", path)).body as { id?: unknown }).id;
  expect(await idOf("/api/book-lists/7")).toEqual(expect.any(Number));
  expect(await idOf("/api/book-lists")).toBeUndefined();
  await expect(api.answer("DELETE", "/api/user-words/7")).resolves.toEqual({ status: 204, body: undefined });
  await expect(api.answer("GET", "/api/nothing")).resolves.toEqual({ status: 404 });
});

test("a page that asks again and again, as for each next part, waits from the eleventh time on", async () => {
  const api = exampleApi();
  api.become("data");
  let answers = 0;
  const ask = async (): Promise<void> => {
    await api.answer(...NEWSFEED);
    answers += 1;
    return ask();
  };
  void ask();
  await vi.waitFor(() => expect(api.held()).toBe(1), { timeout: 20_000 });
  expect(answers).toBe(10);
});
