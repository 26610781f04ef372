import { useSession } from "@lagom/shared/session/store";
import { answer } from "@lagom/shared/testing/network";
import { READER } from "@lagom/shared/testing/render";
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

test("the language of an account goes with its session; one that was chosen in this browser stays", async () => {
  const told = () => document.cookie.split("; ").filter((cookie) => cookie.includes("language"));
  // biome-ignore-start lint/suspicious/noDocumentCookie: as the shell sets them
  document.cookie = "lagom-language=de; path=/";
  document.cookie = "lagom-account-language=ja; path=/";
  useSession.setState({ user: READER });
  await forgetOthers("ada", false);
  expect(told()).toEqual(["lagom-language=de", "lagom-account-language=ja"]);
  useSession.setState({ user: null });
  await forgetOthers(READER.id, false);
  expect(told()).toEqual(["lagom-language=de"]);
  document.cookie = "lagom-language=; path=/; max-age=0";
  // biome-ignore-end lint/suspicious/noDocumentCookie: as the shell sets them
});
