import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure, later, unreachable } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ReleasesPage } from "../../pages/releases-page.tsx";
import type { DeployableState } from "../../queries/releases.ts";
import { BOOKS_HISTORY, BOOKS_STATE, ME, RELEASE_LOG, RELEASES } from "../../testing/answers.ts";

const CANARY = "abcdefabcdef";
const LIVE = "0123456789ab";
const KEPT = "ba9876543210";
const NO_CANARY = { ...BOOKS_STATE, canary: null };
const dialog = page.getByRole("dialog");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const why = dialog.getByLabelText(/^Why/);
const alert = dialog.getByRole("alert");

beforeEach(() => {
  answer("GET /api/user/me", ME);
  answer("GET /api/releases/log", RELEASE_LOG);
  answer("GET /api/releases/deployables/{deployable}", BOOKS_HISTORY);
});

const stands = (state: DeployableState, revision = 3) =>
  answer("GET /api/releases", { ...RELEASES, revision, deployables: [state] });

async function open(state: DeployableState = NO_CANARY): Promise<void> {
  stands(state);
  await render(inMain(<ReleasesPage />), { at: "/admin/releases?of=books" });
  await expect.element(page.getByRole("table", { name: /^Releases of books/ })).toBeVisible();
}

async function use(release: string, action: string): Promise<void> {
  await button(`Actions for ${release}`).click();
  await page.getByRole("menuitem", { name: action }).click();
}

const done = (action: string) => ({ revision: 4, changed: true, action, release: null, gate: [] });
const listed = () =>
  alert
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);

test("a release is made live by keys; the question names what replaces what and stays at the revision it was asked at", async () => {
  const reply = later("POST /api/releases/changes");
  const asked = answer("POST /api/releases/changes", reply.answer);
  await open();
  await button(`Actions for ${LIVE}`).click();
  await expect.element(page.getByRole("menuitem", { name: "Details and failures" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Make it live…" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await press(button(`Actions for ${KEPT}`), "{Enter}");
  await press(page.getByRole("menuitem", { name: "Make it live…" }), "{Enter}");
  await expect
    .element(dialog)
    .toMatchTextContent(`${KEPT} becomes the live release of books and replaces ${LIVE}.`);
  await expect.element(dialog).toMatchTextContent("Everybody: new pages within a second");
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

test("what the gate noted is shown once a change is made, and nothing changed is said too", async () => {
  answer("POST /api/releases/changes", {
    ...done("promote"),
    gate: [
      { check: "size", notes: ["book loads 310 KB, 12 KB more than live"], problems: [] },
      { check: "browser", skipped: "there is no browser", problems: [] },
    ],
  });
  await open();
  await use(KEPT, "Make it live…");
  await button("Make it live").click();
  const said = page.getByRole("dialog", { name: `${KEPT} of books is live.` });
  await expect.element(said).toMatchTextContent("size: book loads 310 KB, 12 KB more than live");
  await expect.element(said).toMatchTextContent("browser: not checked, there is no browser");
  await expectAccessible();
  await said.getByRole("button", { name: "Close" }).first().click();
  answer("POST /api/releases/changes", { ...done("promote"), changed: false });
  await use(KEPT, "Make it live…");
  await button("Make it live").click();
  await expect.element(page.getByText(new RegExp(`${KEPT} of books was live already`))).toBeVisible();
});

test("a release is tried in any share of browsers, or step by step", async () => {
  const asked = answer("POST /api/releases/changes", done("promote"));
  await open();
  await use(KEPT, "Try it in a share of browsers…");
  const [kinds, last] = [dialog.getByRole("group"), dialog.getByText("Step by step")].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect((kinds?.right ?? 0) - (last?.right ?? 0), "room after the last choice").toBeLessThan(8);
  const share = dialog.getByLabelText("Share of browsers, in per cent");
  await share.fill("100");
  await expect.element(dialog.getByText("A whole number from 1 to 99.")).toBeVisible();
  await expect.element(button("Start the canary")).toBeDisabled();
  await share.fill("25");
  await expect.element(dialog).toMatchTextContent("25 % of browsers; all others stay with the live release");
  await button("Start the canary").click();
  await expect.element(page.getByText("books is a canary in 25 % of browsers.")).toBeVisible();

  await use(KEPT, "Try it in a share of browsers…");
  await dialog.getByRole("radio", { name: "Step by step" }).click({ force: true });
  const steps = dialog.getByLabelText("Steps, in per cent");
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  expect(getComputedStyle(steps.element()).direction, "as the example below it").toBe("ltr");
  await steps.fill("10, 5, 100");
  await expect.element(button("Start the canary")).toBeDisabled();
  await steps.fill("5, 50, 100");
  await expect.element(dialog).toMatchTextContent("5 → 50 → 100 % of browsers, one step after the other");
  await expectAccessible();
  await button("Start the canary").click();
  await expect.element(page.getByText("books is a canary in 5 % of browsers.")).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { action: "promote", deployable: "books", release: KEPT, percent: 25, revision: 3 },
    {
      action: "promote",
      deployable: "books",
      release: KEPT,
      rollout: { steps: [5, 50, 100], pause_minutes: 60 },
      revision: 3,
    },
  ]);
});

test("going back to a release is offered only where it has been live", async () => {
  await open();
  const back = page.getByRole("menuitem", { name: "Roll back to it…" });
  await button(`Actions for ${KEPT}`).click();
  await expect.element(back).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button(`Actions for ${CANARY}`).click();
  await expect.element(page.getByRole("menuitem", { name: "Make it live…" })).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
});

test("what the gate speaks against is listed, and goes through only with a reason", async () => {
  const problems = [
    { field: "files", message: "main.js is not in the store" },
    { field: "browser", message: "the page threw" },
  ];
  answer("POST /api/releases/changes", failure("refused", "", problems));
  await open();
  await use(KEPT, "Make it live…");
  await button("Make it live").click();
  await expect.element(alert).toMatchTextContent("The gate refused it:");
  expect(listed()).toEqual(["files: main.js is not in the store", "browser: the page threw"]);
  const force = button("Do it all the same");
  await expect.element(force).toBeDisabled();
  await expectAccessible();
  await dialog.getByLabelText("Why (needed)").fill("The page is mended elsewhere");
  const asked = answer("POST /api/releases/changes", done("promote"));
  await force.click();
  await expect.element(page.getByText(`${KEPT} of books is live.`)).toBeVisible();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { action: "promote", force: true, why: "The page is mended elsewhere" },
  ]);
});

test("who is overtaken is told so with the new state, and decides again about that", async () => {
  const moved = {
    ...NO_CANARY,
    live: CANARY,
    fallback: LIVE,
    by: "team-books",
    since: new Date().toISOString(),
  };
  answer("POST /api/releases/changes", () => {
    stands(moved, 7);
    return failure("lost_race")();
  });
  await open();
  await button("Roll back…").click();
  await expect.element(dialog).toMatchTextContent(`books goes back from ${LIVE} to ${KEPT}.`);
  await button("Roll back").click();
  await expect.element(alert).toMatchTextContent("Somebody changed this a moment ago.");
  await expect.element(alert).toMatchTextContent(`books is live at ${CANARY}, just now, by team-books.`);
  await expect.element(button("Do it all the same")).not.toBeInTheDocument();
  await expectAccessible();
  const asked = answer("POST /api/releases/changes", done("rollback"));
  await button("Decide again").click();
  await expect.element(dialog).toMatchTextContent(`books goes back from ${CANARY} to ${LIVE}.`);
  await button("Roll back").click();
  await expect.element(page.getByText(`books is back at ${LIVE}.`)).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ action: "rollback", deployable: "books", revision: 7 }]);
});

test("where somebody was quicker with the very same, nothing is left to do", async () => {
  answer("POST /api/releases/changes", () => {
    stands({ ...NO_CANARY, frozen: { by: "team-books", at: BOOKS_STATE.since, why: null } }, 7);
    return failure("lost_race")();
  });
  await open();
  await button("Freeze…").click();
  await why.fill("Book fair");
  await button("Freeze").click();
  await button("Decide again").click();
  await expect.element(dialog).toMatchTextContent("There is nothing left to do");
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a frozen and a withdrawn release say who stopped it and why, and need a reason", async () => {
  const frozen = { by: "maja@example.com", at: BOOKS_STATE.since, why: "Book fair" };
  await open({ ...NO_CANARY, frozen });
  await expect.element(page.getByText(/^Frozen by maja@example.com/)).toMatchTextContent("Book fair");
  answer("POST /api/releases/changes", failure("stopped"));
  await button("Roll back…").click();
  await button("Roll back").click();
  await expect.element(alert).toMatchTextContent("books is frozen by maja@example.com");
  await expect.element(alert).toMatchTextContent("Book fair");
  await expect.element(button("Do it all the same")).toBeDisabled();
});

test("a live release that is watched says so, and can be kept whatever is reported", async () => {
  const asked = answer("POST /api/releases/changes", done("overrule"));
  await open({ ...NO_CANARY, watched: true });
  await expect.element(page.getByText(/^The live release is taken back by itself/)).toBeVisible();
  await button("Keep it live…").click();
  await expect.element(dialog).toMatchTextContent(`even when it turns out worse than ${KEPT}`);
  await button("Keep it live").click();
  await expect.element(page.getByText(`${LIVE} of books stays live, whatever is reported.`)).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { action: "overrule", deployable: "books", release: LIVE, revision: 3 },
  ]);
});

test("a withdrawn release says who withdrew it and why", async () => {
  const withdrawn = {
    release: KEPT,
    by: "canary-watch",
    at: BOOKS_STATE.since,
    why: "3 of 20 people failed",
  };
  await open({ ...NO_CANARY, withdrawn });
  await expect
    .element(page.getByText(new RegExp(`${KEPT} was withdrawn by canary-watch`)))
    .toMatchTextContent("3 of 20");
  answer("POST /api/releases/changes", failure("stopped"));
  await use(KEPT, "Make it live…");
  await button("Make it live").click();
  await expect.element(alert).toMatchTextContent(`${KEPT} was withdrawn by canary-watch`);
  await expect.element(button("Do it all the same")).toBeDisabled();
});

test("failures of other kinds are said in words, can be tried again, and are never forced", async () => {
  await open();
  await button("Roll back…").click();
  for (const [reply, said] of [
    [
      failure("conflict", "", [{ field: "change", message: "books has no release before the live one" }]),
      "books has no release before the live one",
    ],
    [failure("forbidden"), "Your account may not do this any more."],
    [failure("rate_limited"), "That could not be done right now. Please try again."],
    [unreachable, "No answer came, so it may or may not have been done."],
  ] as const) {
    answer("POST /api/releases/changes", reply);
    await button("Roll back").click();
    await expect.element(alert).toMatchTextContent(said);
    await expect.element(button("Do it all the same")).not.toBeInTheDocument();
  }
  await button("Cancel").click();
  await expect.element(button("Roll back…")).toHaveFocus();
});

test("each thing that can be done with a canary, and each lock, asks for just that", async () => {
  const asked = answer("POST /api/releases/changes", done("any"));
  const next_at = "2026-03-01T12:00:00Z";
  const rollout = {
    steps: [10, 50, 100],
    pause_minutes: 60,
    since: BOOKS_STATE.since,
    next_at,
    paused: null,
    seen: 3,
    needed: 20,
  };
  const canary = BOOKS_STATE.canary && { ...BOOKS_STATE.canary, rollout };
  await open({ ...BOOKS_STATE, canary });
  await expect.element(page.getByText("Step by step: 10 → 50 → 100 %")).toBeVisible();
  await expect.element(page.getByText(/once 20 networks have shown it \(3 so far\)/)).toBeVisible();
  await expectAccessible();
  for (const [opens, confirms] of [
    ["Withdraw the canary…", "Withdraw it"],
    ["Roll back…", "Roll back"],
    ["End the canary…", "End it"],
    ["Pause the roll-out…", "Pause"],
    ["Make it live…", "Make it live"],
    ["Change its share…", "Change the share"],
    ["Keep the canary…", "Keep the canary"],
    ["Protect…", "Protect"],
  ] as const) {
    await button(opens).click();
    await button(confirms).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await button("Freeze…").click();
  await expect.element(button("Freeze")).toBeDisabled();
  await why.fill("Book fair");
  await button("Freeze").click();
  await expect.element(page.getByText("books is frozen.")).toBeVisible();
  const of = { deployable: "books", revision: 3 };
  expect(asked.map(({ body }) => body)).toEqual([
    { action: "withdraw", ...of },
    { action: "rollback", release: KEPT, ...of },
    { action: "stop", ...of },
    { action: "pause", ...of },
    { action: "promote", release: CANARY, ...of },
    { action: "promote", release: CANARY, percent: 10, ...of },
    { action: "overrule", ...of },
    { action: "protect", ...of },
    { action: "freeze", why: "Book fair", ...of },
  ]);
});
