import { expectAccessible } from "@lagom/shared/testing/accessible";
import { inMain, READER, render, signIn } from "@lagom/shared/testing/render";
import { addRefusal, useWriteQueue } from "@lagom/shared/write-queue/state";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { NetworkStatus } from "./network-status.tsx";

const areWordsLoaded = () =>
  performance.getEntriesByType("resource").some(({ name }) => name.includes("/network/changes-told.tsx"));

test("what is said about changes is loaded once somebody is signed in, before the network can go", async () => {
  onTestFinished(() => useWriteQueue.setState({ sent: null, refused: [] }));
  await render(
    inMain(
      <>
        <NetworkStatus />
        <h1>My words</h1>
      </>,
    ),
    { user: null },
  );
  await expect.element(page.getByRole("status").first()).toBeInTheDocument();
  expect(areWordsLoaded()).toBe(false);
  await signIn(READER);
  await expect.poll(areWordsLoaded).toBe(true);

  useWriteQueue.setState({ sent: { count: 1, at: new Date("2026-03-01T10:05:00") } });
  await expect.element(page.getByText("1 change was sent at 10:05.")).toBeVisible();
  addRefusal({ id: "a", label: "hund", reason: "it is too long" });
  addRefusal({ id: "b", label: undefined, reason: "" });
  await expect.element(page.getByText("“hund” was not accepted: it is too long")).toBeVisible();
  await expect.element(page.getByText("A change was not accepted: the server gave no reason")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "OK" }).first().click();
  await expect.element(page.getByText("1 change was sent at 10:05.")).not.toBeInTheDocument();
});
