import { expectAccessible, PHONE } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FEED, feeds, ME } from "../testing/answers.ts";
import { FeedsPage } from "./feeds-page.tsx";

const OPEN = { ...FEED, url: "https://ar.globalvoices.org/feed/", lang: "ar", added: false } as const;
const row = page.getByRole("row", { name: /Global Voices/ });
const open = () => render(inMain(<FeedsPage />), { at: "/admin/feeds" });

beforeEach(() => {
  answer("GET /api/user/me", ME);
  answer("GET /api/admin/feeds", feeds(FEED));
});

async function act(action: string): Promise<void> {
  await page.getByRole("button", { name: "Actions for Global Voices" }).click();
  await page.getByRole("menuitem", { name: action }).click();
  await page.getByRole("dialog").getByRole("button", { name: action }).click();
}

test("a feed is listed with its licence and its health, paused, read again and removed", async () => {
  await open();
  for (const fact of [
    "svenska",
    "Science",
    "CC BY 3.0",
    "The feed answered 404",
    "1,200 stored",
    "3 refused",
  ])
    await expect.element(row).toMatchTextContent(fact);
  await expect.element(row).toMatchTextContent("It answered with an error. The feed answered 404");
  await expect.element(row.getByText("The feed answered 404")).toHaveAttribute("lang", "en");
  await page.viewport(PHONE.width, PHONE.height);
  await expectAccessible();
  const changed = answer("PATCH /api/admin/feeds/{id}", { log_id: 9, undoable: true });
  answer("GET /api/admin/feeds", feeds({ ...FEED, paused: true, next_at: null }));
  await act("Pause");
  await expect.element(row).toMatchTextContent("Paused");
  answer("GET /api/admin/feeds", feeds({ ...FEED, failure: null }));
  await act("Resume");
  await expect.element(row).toMatchTextContent("Fine");
  expect(changed.map(({ params, body }) => [params.id, body])).toEqual([
    ["8", { paused: true }],
    ["8", { paused: false }],
  ]);
  const removed = answer("DELETE /api/admin/feeds/{id}", { log_id: 10, undoable: true });
  answer("GET /api/admin/feeds", feeds());
  await act("Remove");
  await expect.element(page.getByRole("heading", { name: "No feeds yet" })).toBeVisible();
  expect(removed).toHaveLength(1);
});

test("a feed of the settings can be paused, but not removed", async () => {
  answer("GET /api/admin/feeds", feeds({ ...FEED, from_settings: true }));
  await open();
  await page.getByRole("button", { name: "Actions for Global Voices" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Pause" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Remove" })).not.toBeInTheDocument();
});

test("a feed is added by keys, and what the server refuses is said at its field", async () => {
  await open();
  await press(page.getByRole("button", { name: "Add a feed" }), "{Enter}");
  const dialog = page.getByRole("dialog", { name: "Add a feed" });
  const url = dialog.getByRole("textbox", { name: "Address of the feed" });
  await tabTo(url);
  await userEvent.keyboard("https://a.example/rss");
  await dialog.getByLabelText("Language").selectOptions("svenska");
  await dialog.getByLabelText("What may be shown").selectOptions("Full text");
  await dialog.getByRole("textbox", { name: "Licence" }).fill("CC BY 4.0");
  answer("POST /api/admin/feeds", failure("bad_request", "", [{ field: "url", message: "is no address" }]));
  await press(dialog.getByRole("button", { name: "Add", exact: true }), "{Enter}");
  await expect.element(url).toHaveAccessibleDescription(/This is no web address/);
  await expectAccessible();
  answer("POST /api/admin/feeds", failure("conflict"));
  await press(dialog.getByRole("button", { name: "Add", exact: true }), "{Enter}");
  await expect.element(url).toHaveAccessibleDescription(/there already/);
  const added = answer("POST /api/admin/feeds", { log_id: 9, undoable: false });
  await press(dialog.getByRole("button", { name: "Add", exact: true }), "{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("The feed is added.", { exact: false })).toBeVisible();
  expect(added.map(({ body }) => body)).toEqual([
    { url: "https://a.example/rss", rights: "full", language: "sv", licence: "CC BY 4.0" },
  ]);
});

test("where there is no feed, the open ones are offered: all, or those of a language", async () => {
  answer("GET /api/admin/feeds", feeds());
  answer("GET /api/admin/open-feeds", failure("rate_limited"));
  await open();
  await page.getByRole("main").getByRole("button", { name: "Add open feeds" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Open feeds" });
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Unable to load the open feeds");
  answer("GET /api/admin/open-feeds", {
    feeds: [
      { ...FEED, added: true },
      OPEN,
      { ...OPEN, url: "https://de.globalvoices.org/feed/", lang: "de" },
    ],
  });
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect.element(dialog.getByRole("listitem").first()).toMatchTextContent(/svenska.*CC BY 3.0.*Added/);
  await expect.element(dialog.getByRole("button", { name: "Add 2 feeds" })).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText("Language").selectOptions("svenska");
  await expect.element(dialog.getByRole("button", { name: "Add 0 feeds" })).toBeDisabled();
  await dialog.getByLabelText("Language").selectOptions("العربية");
  const added = answer("POST /api/admin/open-feeds", { log_id: 9, undoable: false });
  answer("GET /api/admin/feeds", feeds({ ...FEED, ...OPEN, failure: null, read_at: null }));
  await press(dialog.getByRole("button", { name: "Add 1 feed" }), "{Enter}");
  await expect.element(row).toMatchTextContent("Not read yet");
  expect(added.map(({ body }) => body)).toEqual([{ language: "ar" }]);
});
