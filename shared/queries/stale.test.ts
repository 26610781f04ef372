import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { callList } from "../contract/calls.ts";
import { READS, TAG_NAMES, WRITES } from "../contract/tags.ts";
import { keyFor, queryClient } from "../query.ts";
import { markChanged } from "./stale.ts";

const keys = {
  list: keyFor("GET /api/user-words", { query: { page: 2 } }),
  marks: keyFor("GET /api/user-words/marks", { query: { language: "svenska" } }),
  streak: keyFor("GET /api/user/streak", {}),
  today: keyFor("GET /api/user/today", { query: { language: "svenska" } }),
  meaning: keyFor("POST /api/translate", undefined, "hav", "sv", "en"),
  text: keyFor("GET /api/rewrite/{id}", { params: { id: 1 }, query: {} }),
};

beforeEach(() => {
  queryClient.clear();
  for (const key of Object.values(keys)) queryClient.setQueryData(key, "cached");
});

const stale = () =>
  Object.entries(keys)
    .filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated)
    .map(([name]) => name);

it("says of every call of the contract what it reads or changes, in tags that both know", () => {
  expect(Object.keys({ ...READS, ...WRITES }).sort()).toEqual(callList.map(([call]) => call).sort());
  const changed = new Set(Object.values(WRITES).flat());
  const read = new Set(Object.values(READS).flat());
  expect([...read].sort()).toEqual([...TAG_NAMES]);
  expect([...changed].sort()).toEqual([...TAG_NAMES]);
});

it("marks what a write changes as stale, whoever reads it, and nothing else", async () => {
  await markChanged([{ call: "POST /api/user-words", unchanged: [] }]);
  expect(stale()).toEqual(["list", "marks"]);
});

it("brings the day up to date, which tells how many cards are due, when one was answered", async () => {
  await markChanged([{ call: "PUT /api/user-words/{id}/reviews/{answer_id}", unchanged: [] }]);
  expect(stale()).toEqual(["list", "marks", "streak", "today"]);
});

it("leaves out what a write has left as it was", async () => {
  await markChanged([{ call: "POST /api/user-words", unchanged: ["marks"] }]);
  expect(stale()).toEqual(["list"]);
});

it("shows no meaning in a language that is the reader's own no longer", async () => {
  await markChanged([{ call: "PUT /api/user/preferences", unchanged: [] }]);
  expect(stale()).toEqual(["today", "text"]);
  expect(queryClient.getQueryData(keys.meaning)).toBeUndefined();
});

it("asks for what is on screen again once for all the writes of a pass", async () => {
  const ask = vi.fn(async () => "anew");
  const onScreen = new QueryObserver(queryClient, { queryKey: keys.streak, queryFn: ask, staleTime: 60_000 });
  const leave = onScreen.subscribe(() => {});
  await markChanged([
    { call: "POST /api/user/activities", unchanged: [] },
    { call: "PUT /api/user-words/{id}/reviews/{answer_id}", unchanged: [] },
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(keys.streak)).toBe("anew");
  leave();
});

it("asks anew for what was first asked for before the write was answered", async () => {
  const answers: ((reply: string) => void)[] = [];
  const offer = {
    queryKey: keyFor("GET /api/user/level-offer", { query: { language: "svenska" } }),
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: 60_000,
  };
  const onScreen = new QueryObserver(queryClient, offer);
  const leave = onScreen.subscribe(() => {});
  const waiting = queryClient.fetchQuery(offer);
  const marked = markChanged([{ call: "POST /api/user/activities", unchanged: [] }]);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.("from before the write");
  answers[1]?.("from after it");
  await marked;
  expect(await waiting).toBe("from after it");
  expect(onScreen.getCurrentResult().data).toBe("from after it");
  leave();
});
