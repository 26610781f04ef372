import { expect, test } from "vitest";
import type { NotificationEvent, PushEvent, SubscriptionChangeEvent, WorkerScope } from "./events.ts";
import { openMessage, renewSubscription, showMessage } from "./push.ts";

const ORIGIN = "https://lagom.example";
const MESSAGE = {
  title: "12 words are due",
  body: "A short review today keeps them in mind.",
  path: "/my-words?review",
};

/** A browser with these windows open; what it did, in order. */
function browser(...open: string[]) {
  const done: unknown[] = [];
  const windows = open.map((path) => ({
    url: ORIGIN + path,
    visibilityState: "hidden" as const,
    postMessage: () => {},
    focus: async () => done.push(["focus", path]),
  }));
  const scope = {
    location: new URL(ORIGIN),
    registration: {
      showNotification: async (title: string, options: object) => void done.push([title, options]),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => done.push(["open", url]),
    },
  } as unknown as WorkerScope;
  return { scope, done };
}

const push = (text: string | null) =>
  ({ data: text === null ? null : { text: () => text } }) as unknown as PushEvent;
const touch = (data: unknown, done: unknown[]) =>
  ({ notification: { data, close: () => done.push("close") } }) as unknown as NotificationEvent;

test("a message is shown in place of the one before, with the page that it leads to", async () => {
  const { scope, done } = browser();
  await showMessage(scope, push(JSON.stringify(MESSAGE)));
  const { title, body, path } = MESSAGE;
  expect(done).toEqual([[title, { body, tag: "reminder", icon: "/icon.png", data: path }]]);
});

test.each([null, "", "no JSON", '{"title":1}'])(
  "a message that cannot be read, %s, is shown all the same, as browsers require",
  async (text) => {
    const { scope, done } = browser();
    await showMessage(scope, push(text));
    expect(done).toEqual([["Lagom", { body: "", tag: "reminder", icon: "/icon.png", data: "/" }]]);
  },
);

test("a touch brings the window to the front that shows the page, else opens one", async () => {
  const there = browser("/newsfeed", "/my-words?review#top");
  await openMessage(there.scope, touch(MESSAGE.path, there.done));
  expect(there.done).toEqual(["close", ["focus", "/my-words?review#top"]]);
  const elsewhere = browser("/article/3");
  await openMessage(elsewhere.scope, touch(MESSAGE.path, elsewhere.done));
  expect(elsewhere.done).toEqual(["close", ["open", `${ORIGIN}/my-words?review`]]);
});

test("a touch never leaves our pages", async () => {
  const { scope, done } = browser();
  await openMessage(scope, touch("//elsewhere.example/", done));
  expect(done).toEqual(["close"]);
});

const subscribed = (endpoint: string) => ({
  endpoint,
  options: { userVisibleOnly: true, applicationServerKey: "our key" },
  toJSON: () => ({ endpoint, keys: { p256dh: "key", auth: "secret" } }),
});

test.each([
  ["the browser's own", subscribed("https://push.example/new"), []],
  ["one that is asked for with the same key", null, [subscribed("").options]],
])("a lapsed subscription is replaced by %s, and the server is told", async (_, newSubscription, options) => {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const subscribe = async (wanted: unknown) => {
    asked.push(wanted);
    return subscribed("https://push.example/new");
  };
  const scope = { registration: { pushManager: { subscribe } } } as unknown as WorkerScope;
  const tell = async (replacement: unknown) => told.push(replacement);
  const change = (oldSubscription: unknown) =>
    renewSubscription(scope, { oldSubscription, newSubscription } as SubscriptionChangeEvent, tell);
  await change(null);
  expect([asked, told]).toEqual([[], []]);
  await change(subscribed("https://push.example/old"));
  const keys = { p256dh: "key", auth: "secret" };
  const [old_endpoint, endpoint] = ["https://push.example/old", "https://push.example/new"];
  expect([asked, told]).toEqual([options, [{ old_endpoint, endpoint, keys }]]);
});
