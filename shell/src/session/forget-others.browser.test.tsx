import { answer } from "@lagom/shared/testing/network";
import { afterEach, expect, test, vi } from "vitest";
import { forgetOthers } from "./forget-others.ts";

const endpoint = "https://push.example.net/this-browser";
afterEach(() => void vi.restoreAllMocks());

test.each([
  ["of whoever signs out", "ada", 1],
  ["of nobody, where nobody was signed in", undefined, 0],
])("a browser's reminders end with the session %s, and the server is told", async (_, last, times) => {
  const unsubscribe = vi.fn(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ endpoint, unsubscribe }) } };
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(
    registration as unknown as ServiceWorkerRegistration,
  );
  const told = answer("POST /api/push-subscriptions/delete", undefined);
  await forgetOthers(last, false);
  await expect.poll(() => told.map(({ body }) => body)).toEqual(Array(times).fill({ endpoint }));
  expect(unsubscribe).toHaveBeenCalledTimes(times);
});
