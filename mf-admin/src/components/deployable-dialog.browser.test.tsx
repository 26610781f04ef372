import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { DeployableState } from "../queries/releases.ts";
import { BOOKS_HISTORY, BOOKS_STATE } from "../testing/answers.ts";
import { DeployableDialog } from "./deployable-dialog.tsx";

const CANARY = "abcdefabcdef";
const LIVE = "0123456789ab";
const KEPT = "ba9876543210";
const dialog = page.getByRole("dialog", { name: "Releases of books" });
const button = (name: string) => dialog.getByRole("button", { name, exact: true });
const why = dialog.getByRole("textbox");
const alert = dialog.getByRole("alert");

beforeEach(() => {
  answer("GET /api/releases/deployables/{deployable}", BOOKS_HISTORY);
});

function Host({ state }: { state: DeployableState }) {
  const [open, setOpen] = useState(true);
  return open && <DeployableDialog state={state} revision={3} onClose={() => setOpen(false)} />;
}

const open = (state: DeployableState = { ...BOOKS_STATE, canary: null }) =>
  render(
    inMain(
      <>
        <h1>Releases</h1>
        <Host state={state} />
      </>,
    ),
    { at: "/admin/releases" },
  );

const done = (action: string) => ({ revision: 4, changed: true, action, release: null, gate: [] });

test("a history that cannot be had says so, and Retry brings it; the live release has no way to use it", async () => {
  const history = later("GET /api/releases/deployables/{deployable}");
  answer("GET /api/releases/deployables/{deployable}", history.answer);
  await open();
  await expect.element(dialog.getByText("Loading")).toBeInTheDocument();
  await expect.element(button("Freeze…")).toBeVisible();
  history.give(failure("rate_limited")());
  await expect.element(alert).toMatchTextContent("Unable to load the history right now...");
  await expectAccessible();
  answer("GET /api/releases/deployables/{deployable}", BOOKS_HISTORY);
  await press(alert.getByRole("button", { name: "Retry" }), "{Enter}");
  await expect.element(dialog.getByRole("row", { name: new RegExp(LIVE) })).toMatchTextContent("Live");
  await expect.element(button(`Use ${CANARY}`)).toBeVisible();
  await expect.element(button(`Use ${LIVE}`)).not.toBeInTheDocument();
  await expectAccessible();
});

test("a release is made live by keys, after a question, at the revision that is on screen", async () => {
  const reply = later("POST /api/releases/changes");
  const asked = answer("POST /api/releases/changes", reply.answer);
  await open();
  await press(button(`Use ${KEPT}`), "{Enter}");
  await press(page.getByRole("menuitem", { name: "Make it live" }), "{Enter}");
  await expect
    .element(dialog)
    .toMatchTextContent(`${KEPT} becomes the live release of books; ${LIVE} is what pages fall back to.`);
  await expect.element(why).toHaveFocus();
  await expectAccessible();
  await why.fill(" It did well ");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("status")).toMatchTextContent("The gate is looking at it.");
  reply.give(done("promote"));
  await expect.element(page.getByText(`${KEPT} of books is live.`)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toEqual([
    { action: "promote", deployable: "books", release: KEPT, revision: 3, why: "It did well" },
  ]);
});

test("going back to a release is offered only where it has been live", async () => {
  await open();
  const back = page.getByRole("menuitem", { name: "Roll back to it" });
  await button(`Use ${KEPT}`).click();
  await expect.element(back).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button(`Use ${CANARY}`).click();
  await expect.element(page.getByRole("menuitem", { name: "Make it live" })).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
});

test("what the gate speaks against is listed, and goes through only with a reason", async () => {
  const problems = [
    { field: "gate", message: "chunk main.js is missing" },
    { field: "gate", message: "the page threw" },
  ];
  answer("POST /api/releases/changes", failure("refused", "", problems));
  await open();
  await button(`Use ${KEPT}`).click();
  await page.getByRole("menuitem", { name: "Try it in 10 % of browsers" }).click();
  await button("Try it in 10 % of browsers").click();
  await expect.element(alert).toMatchTextContent("This speaks against it:");
  expect(
    alert
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(problems.map(({ message }) => message));
  const force = button("Do it all the same");
  await expect.element(force).toBeDisabled();
  await expectAccessible();
  await dialog.getByLabelText("Why (needed)").fill("The page is mended elsewhere");
  const asked = answer("POST /api/releases/changes", done("promote"));
  await force.click();
  await expect.element(page.getByText("books is a canary in 10 % of browsers.")).toBeVisible();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { action: "promote", percent: 10, force: true, why: "The page is mended elsewhere" },
  ]);
});

test("a change that fails otherwise cannot be forced, only tried again; Cancel leads back", async () => {
  answer("POST /api/releases/changes", failure("lost_race"));
  await open();
  await button("Roll back…").click();
  await expect.element(dialog).toMatchTextContent(`books goes back from ${LIVE} to ${KEPT}.`);
  await button("Roll back").click();
  await expect.element(alert).toMatchTextContent("That could not be done right now. Please try again.");
  await expect.element(button("Do it all the same")).not.toBeInTheDocument();
  await expect.element(button("Roll back")).toBeEnabled();
  await button("Cancel").click();
  await expect.element(button("Roll back…")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a freeze needs a reason, and a canary can be ended or kept instead of a rollback", async () => {
  const asked = answer("POST /api/releases/changes", done("freeze"));
  await open(BOOKS_STATE);
  await expect.element(button("End the canary…")).toBeVisible();
  await expect.element(button("Keep the canary…")).toBeVisible();
  await expect.element(button("Roll back…")).not.toBeInTheDocument();
  await button("Freeze…").click();
  await expect.element(button("Freeze")).toBeDisabled();
  await why.fill("Book fair");
  await button("Freeze").click();
  await expect.element(page.getByText("books is frozen.")).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { action: "freeze", deployable: "books", revision: 3, why: "Book fair" },
  ]);
});

test("the failures of a release are shown with their stack, and lead back to the history", async () => {
  answer("GET /api/releases/deployables/{deployable}/{release}/failures", failure("rate_limited"));
  await open();
  await press(button(`1 of 10 failed: Failures of ${CANARY}`), "{Enter}");
  await expect.element(alert).toMatchTextContent("Unable to load the failures right now...");
  answer("GET /api/releases/deployables/{deployable}/{release}/failures", {
    failures: [
      {
        failure: "chunk_missing",
        page: "/books",
        message: "Loading failed",
        stack: "at Page (book-page.tsx:12)",
        sessions: 12,
        addresses: 2,
        people: 1,
        last_at: "2026-03-01T10:00:00.000Z",
      },
    ],
  });
  await alert.getByRole("button", { name: "Retry" }).click();
  const failures = dialog.getByRole("region", { name: `Failures of ${CANARY}` });
  await expect.element(failures.getByRole("heading", { name: "chunk missing on /books" })).toBeVisible();
  await expect.element(failures.getByText("at Page (book-page.tsx:12)")).toBeVisible();
  await expect.element(failures).toMatchTextContent("12 tabs on 2 networks, 1 person with an account");
  await expectAccessible();
  await button("Back to the history").click();
  await expect.element(button(`Use ${CANARY}`)).toBeVisible();
});
