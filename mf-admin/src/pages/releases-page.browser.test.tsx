import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  BOOKS_HISTORY,
  BOOKS_STATE,
  logLine,
  ME,
  RELEASE_LOG,
  RELEASES,
  TEAM_TOKEN,
} from "../testing/answers.ts";
import { ReleasesPage } from "./releases-page.tsx";

const CANARY = "abcdefabcdef";
const LIVE = "0123456789ab";
const KEPT = "ba9876543210";
const dialog = page.getByRole("dialog");
const alert = page.getByRole("alert");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const open = (search = "") => render(inMain(<ReleasesPage />), { at: `/admin/releases${search}` });

beforeEach(() => {
  answer("GET /api/user/me", ME);
  answer("GET /api/releases", RELEASES);
  answer("GET /api/releases/log", RELEASE_LOG);
  answer("GET /api/releases/deployables/{deployable}", BOOKS_HISTORY);
});

test("what is live where says since when, by whom and why, how it fares, and leads to one deployable by keys", async () => {
  await open();
  const books = page.getByRole("article", { name: "books" });
  const live = books.getByRole("region", { name: `Live: ${LIVE}` });
  await expect.element(live).toMatchTextContent("by operator@example.com");
  await expect.element(live).toMatchTextContent("New covers");
  for (const figure of ["Visits20", "Failures1 of 10 networks", "Errors2 in 1 visit", "LCP1.8 s", "INP96 ms"])
    await expect.element(live).toMatchTextContent(figure);
  await expect.element(books.getByRole("region", { name: /^Canary, 10 %/ })).toMatchTextContent(CANARY);
  await expect.element(books).toMatchTextContent(`Falls back to ${KEPT}`);
  await expect.element(page.getByRole("region", { name: "Lately" })).toMatchTextContent("books promoted to");
  await expectAccessible();
  await press(books.getByRole("link", { name: "Manage books" }), "{Enter}");
  await expect.element(page.getByRole("heading", { name: "Releases of books" })).toBeVisible();
  await press(page.getByRole("link", { name: "All releases" }), "{Enter}");
  await expect.element(books).toBeVisible();
});

test("of a release without visits only failures are told, in one line on the smallest phone", async () => {
  const fared = { ...BOOKS_STATE, canary: null, health: { addresses: 10, failed: 0 } };
  const visits = { ...BOOKS_STATE.visits, visits: 0 };
  answer("GET /api/releases", { ...RELEASES, deployables: [{ ...fared, visits }] });
  await page.viewport(320, 800);
  await open();
  const failures = page.getByText("None on 10 networks");
  await expect.element(failures).toBeVisible();
  expect(failures.element().getClientRects()).toHaveLength(1);
});

test.for([
  ["five", BOOKS_STATE.visits, null],
  ["five figures beside a canary's", BOOKS_STATE.visits, BOOKS_STATE.canary],
  ["four", { ...BOOKS_STATE.visits, inp: { measured: 0, slow: 0, p75_ms: null } }, null],
] as const)("%s figures of a release stand in even lines at every width", async ([, visits, canary]) => {
  answer("GET /api/releases", { ...RELEASES, deployables: [{ ...BOOKS_STATE, canary, visits }] });
  await open();
  const figures = page.getByLabelText(/^How \w+ fares/).first();
  await expect.element(figures).toBeVisible();
  for (let width = 320; width <= 1280; width += 32) {
    await page.viewport(width, 800);
    const tops = [...figures.element().children].map((figure) => figure.getBoundingClientRect().top);
    const perLine = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    const unlike = Math.max(...perLine) - Math.min(...perLine);
    expect(unlike, `${perLine} in a line at ${width} px`).toBeLessThan(2);
    const alone = perLine.filter((count) => count === 1).length;
    expect([0, perLine.length], `alone of ${perLine} at ${width} px`).toContain(alone);
  }
});

test("who is no operator is told so, and sees no release", async () => {
  answer("GET /api/releases", failure("forbidden"));
  await open();
  await expect.element(page.getByRole("heading", { name: "This page needs an operator" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Manage/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test("where nothing is live yet, the page says how to begin", async () => {
  answer("GET /api/releases", { ...RELEASES, deployables: [] });
  answer("GET /api/releases/tokens", { tokens: [] });
  await open();
  await page.getByRole("link", { name: "Make a token" }).click();
  await expect.element(page.getByRole("heading", { name: "No tokens yet" })).toBeVisible();
});

test("a history that cannot be had says so, and Retry brings it", async () => {
  const history = later("GET /api/releases/deployables/{deployable}");
  answer("GET /api/releases/deployables/{deployable}", history.answer);
  await open("?of=books");
  await expect.element(button("Freeze…")).toBeVisible();
  await expectAccessible();
  history.give(failure("rate_limited")());
  await expect.element(alert).toMatchTextContent("Unable to load the history right now...");
  answer("GET /api/releases/deployables/{deployable}", BOOKS_HISTORY);
  await press(alert.getByRole("button", { name: "Retry" }), "{Enter}");
  await expect.element(page.getByRole("row", { name: new RegExp(LIVE) })).toMatchTextContent("Live");
});

test("each release says who published it, why it was shown, and how much more it weighs; its details say the rest", async () => {
  const [canary, ...others] = BOOKS_HISTORY.releases;
  if (!canary) throw new Error("there is no canary");
  const withdrawn = { by: "canary-watch", at: BOOKS_STATE.since, why: "3 of 20 people failed" };
  const pages = [
    { page: "book", kilobytes: 310, more: 12 },
    { page: "shelf", kilobytes: 90, more: null },
  ];
  answer("GET /api/releases/deployables/{deployable}", {
    releases: [{ ...canary, source: "9b483324", kilobytes: 312, more: 12, pages, withdrawn }, ...others],
  });
  answer("GET /api/releases/deployables/{deployable}/{release}/failures", failure("rate_limited"));
  await open("?of=books");
  const row = page.getByRole("row", { name: new RegExp(CANARY) });
  await expect.element(row).toMatchTextContent("by team@example.com");
  await expect.element(row).toMatchTextContent("+12 KB");
  await expect.element(row).toMatchTextContent("1 of 10 networks20 visits");
  await expect.element(row).toMatchTextContent("Withdrawn");
  await expect.element(row).toMatchTextContent("New covers");
  await expectAccessible();
  await page.viewport(768, 900);
  const frame = page.getByRole("table", { name: /^Releases of books/ }).element()
    .parentElement as HTMLElement;
  await expect.poll(() => frame.scrollWidth - frame.clientWidth).toBe(0);
  const health = page
    .getByRole("table")
    .getByText(/^None on/)
    .first()
    .element();
  expect(health.getClientRects().length, `lines of ${health.textContent}`).toBeLessThanOrEqual(2);
  const figures = page.getByLabelText(/^How .* fares/).elements();
  expect(new Set(figures.map((list) => list.getBoundingClientRect().top)).size).toBe(1);
  await page.viewport(320, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  await press(button(`Actions for ${CANARY}`), "{Enter}");
  await press(page.getByRole("menuitem", { name: "Details and failures" }), "{Enter}");
  await expect.element(dialog).toMatchTextContent("Sources9b483324");
  await expect.element(dialog).toMatchTextContent("3 of 20 people failed");
  await expect.element(dialog.getByRole("row", { name: /^shelf/ })).toMatchTextContent("Not in live");
  await expect.element(alert).toMatchTextContent("Unable to load the failures right now...");
  answer("GET /api/releases/deployables/{deployable}/{release}/failures", {
    failures: [
      {
        failure: "chunk_missing",
        page: "book",
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
  const failures = dialog.getByRole("region", { name: "Failures in pages" });
  await expect.element(failures.getByRole("heading", { name: "chunk missing on book" })).toBeVisible();
  await expect.element(failures.getByText("at Page (book-page.tsx:12)")).toBeVisible();
  await expect.element(failures).toMatchTextContent("12 tabs on 2 networks, 1 person with an account");
  await expectAccessible();
});

test("publishing, which a browser cannot do, is told with commands to copy", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open("?of=books");
  await page.getByText("Publish a new release").click();
  await expect.element(page.getByText(/release publish books$/)).toBeVisible();
  await button("Copy: Publish a new release").click();
  await expect.element(page.getByText("Copied.")).toBeVisible();
  expect(copied.mock.calls[0]?.[0]).toContain(`LAGOM_URL=${location.origin}`);
});

test("the log goes back as far as wanted, says what the gate said, and restores a set after showing what it changes", async () => {
  const first = Array.from({ length: 30 }, (_, n) => logLine(60 - n));
  const gate = [{ check: "browser", skipped: "there is no browser", problems: [] }];
  const asked = answer("GET /api/releases/log", ({ url }) =>
    url.searchParams.has("before")
      ? { log: [logLine(30, { forced: true, why: "at night", gate })] }
      : { log: first },
  );
  await open("?show=log");
  await button("Show older changes").click();
  await expect.poll(() => asked.at(-1)?.url.searchParams.get("before")).toBe("31");
  const log = page.getByRole("region", { name: "Log" });
  const oldest = log.getByRole("listitem").filter({ hasText: "at night" });
  await expect.element(oldest).toMatchTextContent("by force");
  await oldest.getByText("What the gate said").click();
  await expect.element(oldest).toMatchTextContent("browser: not checked, there is no browser");
  const said = oldest.getByRole("listitem").element();
  expect(said.clientHeight, "what the gate said has the whole width").toBeLessThan(30);
  await expect.element(button("Show older changes")).not.toBeInTheDocument();
  await page.viewport(320, 800);
  const restore = button("Restore revision 32").element().getBoundingClientRect();
  const words = page
    .getByRole("listitem")
    .filter({ has: button("Restore revision 32") })
    .getByText(/^books promoted/)
    .element();
  expect((restore.top + restore.bottom) / 2).toBeLessThan(words.getBoundingClientRect().top);
  expect(words.getBoundingClientRect().right).toBe(words.parentElement?.getBoundingClientRect().right);

  answer("GET /api/releases/revisions/{revision}", {
    live: [
      { deployable: "books", release: KEPT },
      { deployable: "reader", release: CANARY },
    ],
  });
  const changed = answer("POST /api/releases/changes", {
    revision: 63,
    changed: true,
    action: "restore",
    release: null,
    gate: [],
  });
  await button("Restore revision 32").click();
  await expect.element(dialog.getByRole("row", { name: /^books/ })).toMatchTextContent(`${LIVE}${KEPT}`);
  await expectAccessible();
  await page.viewport(320, 800);
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  const card = dialog.getByRole("row", { name: /^books/ });
  const edges = card
    .getByRole("code")
    .elements()
    .map((id) => id.getBoundingClientRect().left);
  expect(new Set(edges), "ids stand at the end of the card").toEqual(
    new Set([card.element().getBoundingClientRect().left + 17]),
  );
  await button("Restore the set").click();
  await expect.element(page.getByText("Everything is as in revision 32.")).toBeVisible();
  expect(changed.map(({ body }) => body)).toEqual([{ action: "restore", to_revision: 32, revision: 3 }]);
});

test("a token is made, its secret shown once, and another is revoked after a question", async () => {
  const reply = later("GET /api/releases/tokens");
  answer("GET /api/releases/tokens", reply.answer);
  await open("?show=tokens");
  await expect.element(page.getByText("Loading", { exact: true })).toBeInTheDocument();
  await expectAccessible();
  reply.give({ tokens: [TEAM_TOKEN] });
  await expect.element(page.getByRole("row", { name: /^team-books/ })).toMatchTextContent("Never");
  await expectAccessible();
  await button("Make a token").click();
  const name = dialog.getByLabelText("Name");
  await name.fill("team books");
  await expect.element(dialog).toMatchTextContent("Letters, digits, and . @ _ - only.");
  await name.fill("team-books");
  answer("POST /api/releases/tokens", failure("conflict"));
  await button("Make it").click();
  await expect.element(dialog).toMatchTextContent("There is a token of this name already.");
  await name.fill("night");
  await dialog.getByLabelText("What it may release").selectOptions("operator");
  const made = answer("POST /api/releases/tokens", {
    ...TEAM_TOKEN,
    id: 3,
    name: "night",
    token: "lagom_secret",
  });
  await button("Make it").click();
  await expect.element(dialog.getByText("lagom_secret")).toBeVisible();
  await expectAccessible();
  expect(made.map(({ body }) => body)).toEqual([{ name: "night", scope: "operator" }]);
  await button("I have copied it").click();
  await expect.element(page.getByText("lagom_secret")).not.toBeInTheDocument();

  await button("Revoke team-books").click();
  await expect.element(dialog).toMatchTextContent("can no longer release (books)");
  const revoked = answer("DELETE /api/releases/tokens/{name}", () => {
    const ended = { ...TEAM_TOKEN, revoked_at: TEAM_TOKEN.created_at };
    answer("GET /api/releases/tokens", { tokens: [ended] });
    return ended;
  });
  await button("Revoke").click();
  await expect.element(page.getByRole("row", { name: /^team-books/ })).toMatchTextContent("Revoked");
  expect(revoked.map(({ params }) => params)).toEqual([{ name: "team-books" }]);
});

test("a rehearsal says what can be fallen back to and what could not; the service worker is switched after a question", async () => {
  const reply = later("POST /api/releases/rehearse");
  answer("POST /api/releases/rehearse", reply.answer);
  await open("?show=safety");
  await button("Rehearse now").click();
  await expect.element(page.getByText(/^Each fallback is loaded/)).toBeVisible();
  reply.give({
    rehearsed: [
      { deployable: "books", release: KEPT, gate: [{ check: "files", problems: [] }] },
      {
        deployable: "reader",
        release: CANARY,
        gate: [{ check: "files", problems: ["a.js is not in the store"] }],
      },
    ],
  });
  const results = page.getByRole("list", { name: "What the rehearsal found" });
  await expect.element(results).toMatchTextContent(`books can fall back to ${KEPT}.`);
  await expect
    .element(results)
    .toMatchTextContent(`reader could not fall back to ${CANARY}.files: a.js is not`);
  await expectAccessible();
  answer("POST /api/releases/rehearse", failure("rate_limited"));
  await button("Rehearse now").click();
  await expect.element(alert).toMatchTextContent("The rehearsal could not be done right now.");

  const asked = answer("POST /api/releases/changes", {
    revision: 4,
    changed: true,
    action: "worker-off",
    release: null,
    gate: [],
  });
  await button("Switch it off…").click();
  await button("Switch it off").click();
  await expect.element(page.getByText("The service worker is off.")).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ action: "worker-off", revision: 3 }]);
});
