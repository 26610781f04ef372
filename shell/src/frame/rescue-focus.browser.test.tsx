import { inMain, render } from "@lagom/shared/testing/render";
import { Dialog } from "@lagom/shared/ui/dialog";
import { ErrorState } from "@lagom/shared/ui/states";
import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { rescueFocus } from "./rescue-focus.ts";

const heading = (name: string) => page.getByRole("heading", { name });

/** A page of which two parts may go, and a dialog whose first view gives way to a second. */
function Parts() {
  useEffect(rescueFocus, []);
  const [failed, setFailed] = useState(true);
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  return (
    <>
      <h1>Newsfeed</h1>
      <section>
        <h2>Articles</h2>
        {failed && <ErrorState message="Unable to load" onRetry={() => setFailed(false)} />}
        {asking && (
          <Dialog title="Send" onClose={() => setAsking(false)}>
            <button type="button" disabled={sending} onClick={() => setSending(true)}>
              Go
            </button>
          </Dialog>
        )}
      </section>
      <h2>Further down</h2>
      {!asking && (
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
      )}
    </>
  );
}

test("a Retry that goes leaves the focus to the heading above it, from which Tab goes on", async () => {
  await render(inMain(<Parts />));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(heading("Articles")).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Ask" })).toHaveFocus();
});

test("a dialog that disables its button, and one whose opener is gone, leave the focus to a heading", async () => {
  await render(inMain(<Parts />));
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("button", { name: "Go" }).click();
  await expect.element(heading("Send")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(heading("Articles")).toHaveFocus();
});

test("a press beside everything takes the focus away, and it stays away when its element goes", async () => {
  await render(inMain(<Parts />));
  const retry = page.getByRole("button", { name: "Retry" });
  await expect.element(retry).toBeVisible();
  (retry.element() as HTMLElement).focus();
  await page.getByText("Unable to load").click();
  expect(document.activeElement).toBe(document.body);
  (retry.element() as HTMLElement).click();
  await expect.element(retry).not.toBeInTheDocument();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
