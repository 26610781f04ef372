import type { Reply } from "@lagom/shared/contract/calls";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { BOOKS_HISTORY, ME, RELEASE_LOG, RELEASES } from "../testing/answers.ts";
import { ReleasesPage } from "./releases-page.tsx";

type Approvals = Reply<"GET /api/releases/approvals">;
type Member = Reply<"GET /api/releases/team">["members"][number];
type Preview = Reply<"GET /api/releases/previews">["previews"][number];

const RELEASE = "abcdefabcdef";
const AT = "2026-03-01T10:00:00Z";
const WAITING: Approvals["waiting"][number] = {
  id: 12,
  deployable: "books",
  release: RELEASE,
  asked_by: "anna@example.com",
  why: "for the book fair",
  rollout: null,
  asked_at: AT,
  expires_at: "2026-03-02T10:00:00Z",
};
const MEMBER: Member = {
  area: "books",
  email: "anna@example.com",
  role: "releaser",
  added_by: "operator@example.com",
  added_at: AT,
};
const PREVIEW: Preview = {
  id: 17,
  area: "books",
  release: RELEASE,
  state: "open",
  created_by: "anna@example.com",
  why: "the new covers",
  created_at: AT,
  expires_at: "2026-03-08T10:00:00Z",
  ended_at: null,
  ended_by: null,
  shown: 3,
};

const dialog = page.getByRole("dialog");
const loading = page.getByText("Loading", { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const open = (search: string) => render(inMain(<ReleasesPage />), { at: `/admin/releases${search}` });

beforeEach(() => {
  answer("GET /api/user/me", ME);
  answer("GET /api/releases", RELEASES);
  answer("GET /api/releases/log", RELEASE_LOG);
  answer("GET /api/releases/approvals", { two_persons: ["books"], waiting: [] });
  answer("GET /api/releases/team", { members: [] });
});

test("a promotion that waits is approved by keys; a refusal of the gate is told, and it can be declined", async () => {
  const approvals = (waiting: Approvals["waiting"]) =>
    answer("GET /api/releases/approvals", { two_persons: ["books"], waiting });
  approvals([WAITING]);
  await open("?show=people");
  await expect.element(page.getByText("for the book fair")).toBeVisible();
  await expectAccessible();
  answer(
    "POST /api/releases/approvals/{deployable}/{id}",
    failure("refused", "", [{ field: "browser", message: "/books stays empty" }]),
  );
  await press(button(`Approve… ${RELEASE} of books`), "{Enter}");
  await expect.element(dialog).toMatchTextContent("anna@example.com asks to promote");
  await press(dialog.getByRole("button", { name: "Approve" }), "{Enter}");
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("/books stays empty");
  await expect.element(dialog.getByText("/books stays empty")).toHaveAttribute("lang", "en");
  await expectAccessible();
  const asked = answer("POST /api/releases/approvals/{deployable}/{id}", () => {
    approvals([{ ...WAITING, id: 13 }]);
    return { revision: 8, changed: true, action: "promote", release: RELEASE, gate: [] };
  });
  await press(dialog.getByRole("button", { name: "Approve" }), "{Enter}");
  await expect.element(page.getByText(`${RELEASE} of books is promoted.`)).toBeVisible();
  expect(asked).toHaveLength(1);
  const declined = answer("DELETE /api/releases/approvals/{deployable}/{id}", () => {
    approvals([]);
    return { ...WAITING, id: 13 };
  });
  await button(`Decline… ${RELEASE} of books`).click();
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect.element(page.getByText("No promotion waits for a second person.")).toBeVisible();
  expect(declined[0]?.url.pathname).toContain("/approvals/books/13");
});

test("somebody is added to a team and removed; an address without an account is named at its field", async () => {
  await open("?show=people");
  await expect.element(page.getByRole("heading", { name: "No members yet" })).toBeVisible();
  answer("PUT /api/releases/team/{area}/{email}", failure("not_found"));
  await button("Add a member").click();
  await dialog.getByLabelText("E-mail address of their account").fill("anna@example.com");
  await dialog.getByLabelText("Area").selectOptions("books");
  await dialog.getByLabelText("Role").selectOptions("Releaser");
  await dialog.getByRole("button", { name: "Add them" }).click();
  await expect.element(dialog.getByText("There is no account of this address.")).toBeVisible();
  await expectAccessible();
  const added = answer("PUT /api/releases/team/{area}/{email}", () => {
    answer("GET /api/releases/team", { members: [MEMBER] });
    return MEMBER;
  });
  await dialog.getByRole("button", { name: "Add them" }).click();
  await expect.element(page.getByRole("cell", { name: "Releaser" })).toBeVisible();
  expect(added[0]?.url.pathname).toContain("/team/books/anna%40example.com");
  expect(added[0]?.body).toEqual({ role: "releaser" });
  await expectAccessible();
  answer("DELETE /api/releases/team/{area}/{email}", () => {
    answer("GET /api/releases/team", { members: [] });
    return MEMBER;
  });
  await button("Remove anna@example.com from books").click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByRole("heading", { name: "No members yet" })).toBeVisible();
});

test("what waits, and the teams, can be had again by Retry", async () => {
  const [waiting, team] = [later("GET /api/releases/approvals"), later("GET /api/releases/team")];
  answer("GET /api/releases/approvals", waiting.answer);
  answer("GET /api/releases/team", team.answer);
  await open("?show=people");
  await expect.element(loading.first()).toBeInTheDocument();
  await expectAccessible();
  waiting.give(failure("bad_request")());
  team.give(failure("bad_request")());
  const alerts = page.getByRole("alert");
  await expect.element(alerts.first()).toMatchTextContent("Unable to load what waits right now...");
  await expect.element(alerts.last()).toMatchTextContent("Unable to load the teams right now...");
  await expectAccessible();
  answer("GET /api/releases/approvals", { two_persons: [], waiting: [WAITING] });
  answer("GET /api/releases/team", { members: [MEMBER] });
  await alerts.last().getByRole("button", { name: "Retry" }).click();
  await alerts.first().getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByRole("cell", { name: "Releaser" })).toBeVisible();
  await expect.element(page.getByText("for the book fair")).toBeVisible();
});

test("a preview is made, its link shown once, and ended; a refusal is told", async () => {
  const previews = later("GET /api/releases/previews");
  answer("GET /api/releases/previews", previews.answer);
  answer("GET /api/releases/deployables/{deployable}", BOOKS_HISTORY);
  await open("?show=previews&area=books");
  await expect.element(loading).toBeInTheDocument();
  await expectAccessible();
  previews.give({ previews: [] });
  await expect.element(page.getByRole("heading", { name: "No previews of this area yet" })).toBeVisible();
  answer(
    "POST /api/releases/previews",
    failure("stopped", "", [{ field: "release", message: "it was withdrawn by anna@example.com" }]),
  );
  await button("Make a preview").click();
  const days = dialog.getByLabelText("Days");
  await days.fill("31");
  await expect.element(dialog.getByText("From 1 to 30.")).toBeVisible();
  await days.fill("2");
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("it was withdrawn by anna@example.com");
  await expectAccessible();
  const made = answer("POST /api/releases/previews", () => {
    answer("GET /api/releases/previews", { previews: [PREVIEW] });
    return { ...PREVIEW, url: "https://lagom.example/#preview=secret" };
  });
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect.element(dialog.getByText("https://lagom.example/#preview=secret")).toBeVisible();
  expect(made[0]?.body).toMatchObject({ area: "books", days: 2 });
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await expect.element(page.getByText("the new covers")).toBeVisible();
  await expectAccessible();
  await page.viewport(320, 800);
  const ends = [/^1 Mar/, "the new covers", /^3.times/].map((text) =>
    Math.round(page.getByText(text).element().getBoundingClientRect().right),
  );
  expect(new Set(ends).size, `values end at ${ends} px`).toBe(1);
  answer("DELETE /api/releases/previews/{area}/{id}", () => {
    const ended = { ...PREVIEW, state: "ended" as const, ended_at: AT, ended_by: "operator@example.com" };
    answer("GET /api/releases/previews", { previews: [ended] });
    return ended;
  });
  await press(button(`End the preview of ${RELEASE}`), "{Enter}");
  await press(dialog.getByRole("button", { name: "End it" }), "{Enter}");
  await expect
    .element(page.getByRole("row", { name: new RegExp(RELEASE) }))
    .toMatchTextContent("Endedby operator@example.com");
});

test("an area is added; a name that is taken or wrong is told", async () => {
  await open("");
  await button("Add an area").click();
  await dialog.getByLabelText("Name").fill("Notes 2");
  await expect.element(dialog.getByText("2 to 20 small letters.")).toBeVisible();
  await dialog.getByLabelText("Name").fill("books");
  answer(
    "POST /api/releases/changes",
    failure("conflict", "", [{ field: "deployable", message: "There is an area books already" }]),
  );
  await dialog.getByRole("button", { name: "Add it" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("There is an area books already");
  await dialog.getByLabelText("Name").fill("notes");
  const added = answer("POST /api/releases/changes", {
    revision: 9,
    changed: true,
    action: "create",
    release: null,
    gate: [],
  });
  await dialog.getByRole("button", { name: "Add it" }).click();
  await expect.element(page.getByText(/^There is an area notes now\./)).toBeVisible();
  expect(added[0]?.body).toEqual({ action: "create", deployable: "notes" });
});

test("the log is narrowed to a person and a deployable, and exported as it is narrowed", async () => {
  const reply = later("GET /api/releases/log");
  answer("GET /api/releases/log", reply.answer);
  await open("?show=log");
  await expect.element(loading).toBeInTheDocument();
  await expectAccessible();
  reply.give({ log: [] });
  await expect.element(page.getByText("Nothing has changed yet.")).toBeVisible();
  await expect.element(button("Export as CSV")).not.toBeInTheDocument();
  const asked = answer("GET /api/releases/log", RELEASE_LOG);
  await page.getByLabelText("Deployable").selectOptions("books");
  await page.getByLabelText("Address of a person, or name of a token").fill("anna@example.com");
  const narrowed = { area: "books", person: "anna@example.com" };
  const queries = () => asked.map(({ url }) => Object.fromEntries(url.searchParams));
  await expect.poll(() => queries().at(-1), { timeout: 5000 }).toMatchObject(narrowed);
  await expectAccessible();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await button("Export as CSV").click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(queries().at(-1)).toEqual({ ...narrowed, limit: "200" });
  answer("GET /api/releases/log", failure("bad_request"));
  await button("Export as CSV").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Unable to export the log right now.");
});
