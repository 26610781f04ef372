import { provideAccessToken } from "@lagom/shared/api/access-token";
import { callApi } from "@lagom/shared/api/client";
import { type SessionUser, useSession } from "@lagom/shared/session/store";
import { sessionStorageKey } from "@lagom/shared/session/stored-session";
import { answer } from "@lagom/shared/testing/network";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetOthers } from "../session/forget-others.ts";
import { setUser } from "../session/set-user.ts";
import { cacheOf } from "../worker/offline-reads.ts";
import { storeRead } from "../worker/store-read.ts";
import { storeEarlyReplies } from "./store-early-replies.ts";

const user = (id: string): SessionUser => ({
  id,
  email: `${id}@example.com`,
  full_name: null,
  created_at: "",
  sign_up_method: "email",
});
const MARKS = new URL("/api/user-words/marks?language=svenska", location.href).href;

/** A reply whose end comes when it is told to. */
function slowReply() {
  let end = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"marks":'));
      end = () => {
        controller.enqueue(new TextEncoder().encode("[]}"));
        controller.close();
      };
    },
  });
  return { reply: new Response(body, { headers: { "content-type": "application/json" } }), end };
}
const reply = () => Response.json({ marks: [] });
const stored = async () => {
  const names = await caches.keys();
  const of = async (name: string) => [name, (await (await caches.open(name)).keys()).map(({ url }) => url)];
  return Object.fromEntries(await Promise.all(names.map(of)));
};

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  const access_token = `x.${btoa(JSON.stringify({ sub: "ada" }))}.y`;
  localStorage.setItem(
    sessionStorageKey(),
    JSON.stringify({ access_token, expires_at: Date.now() / 1000 + 3600 }),
  );
  provideAccessToken(async () => access_token);
  useSession.setState({ user: user("ada"), loading: false });
});
afterEach(() => {
  provideAccessToken(async () => undefined);
  useSession.setState({ user: null });
});

test("what a page fetched before its worker was there is stored for its reader, and not asked for again", async () => {
  const asked = answer("GET /api/user-words/marks", { marks: [] } as never);
  await callApi("GET /api/user-words/marks", { query: { language: "svenska" } });
  await storeEarlyReplies();
  await expect.poll(stored).toEqual({ [cacheOf("ada", "lists")]: [MARKS], [cacheOf("ada", "texts")]: [] });
  expect(asked).toHaveLength(1);
});

test("a reply that is on its way when its reader signs out is not stored, and what was stored goes", async () => {
  await storeEarlyReplies();
  await storeRead("ada", "lists", MARKS, reply());
  const { reply: late, end } = slowReply();
  const storing = storeRead("ada", "lists", MARKS, late);
  setUser(null);
  await expect.poll(stored).toEqual({});
  end();
  await storing;
  expect(await stored()).toEqual({});
});

test("a reply of one reader is not stored once another has signed in", async () => {
  await storeEarlyReplies();
  const { reply: late, end } = slowReply();
  const storing = storeRead("ada", "lists", MARKS, late);
  useSession.setState({ user: user("bob") });
  await forgetOthers("ada", false);
  end();
  await storing;
  expect(await stored()).toEqual({ [cacheOf("bob", "lists")]: [], [cacheOf("bob", "texts")]: [] });
});

test("nothing is left of a reply that is being stored while its reader is forgotten, whichever came first", async () => {
  for (const [first, second] of [
    ["forget", "store"],
    ["store", "forget"],
  ] as const) {
    useSession.setState({ user: user("ada") });
    await storeEarlyReplies();
    useSession.setState({ user: null });
    const start = {
      forget: () => forgetOthers("ada", false),
      store: () => storeRead("ada", "lists", MARKS, reply()),
    };
    await Promise.all([start[first](), start[second]()]);
    expect(await stored()).toEqual({});
  }
});

test("a reader who signs out as soon as they signed in has no caches", async () => {
  const signedIn = forgetOthers(undefined, false);
  useSession.setState({ user: null });
  await Promise.all([signedIn, forgetOthers("ada", false)]);
  expect(await stored()).toEqual({});
});
