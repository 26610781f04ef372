import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dictionaries, FREEDICT, log, ME } from "../testing/answers.ts";
import { DictionariesPage } from "./dictionaries-page.tsx";

const AT = { at: "/admin/dictionaries" };
const LOGGED = { log_id: 9, undoable: false };
const UNDER_WAY = { ...FREEDICT, id: 7, state: "fetching", percent: 40, entries: 0 } as const;
const INSTALLED = {
  ...FREEDICT,
  id: 7,
  state: "installed",
  licence: "GNU General Public License",
  imported_at: "2026-03-01T10:00:00Z",
} as const;

beforeEach(() => {
  answer("GET /api/user/me", ME);
  answer("GET /api/admin/log", log());
});

const row = page.getByRole("row", { name: /FreeDict/ });
const menu = page.getByRole("button", { name: `Actions for ${FREEDICT.name}` });
const confirm = (name: string) => page.getByRole("dialog").getByRole("button", { name });

test("a dictionary is installed by the keyboard, its import is watched, and it is removed", async () => {
  answer("GET /api/admin/dictionaries", dictionaries(FREEDICT));
  await render(inMain(<DictionariesPage />), AT);
  await expect.element(row).toMatchTextContent("Swedish to English");
  await expect.element(row).toMatchTextContent("134 kB");
  await expect.element(row).toMatchTextContent("Stated in the dictionary");
  await expectAccessible();

  menu.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Install" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Install this dictionary?" })).toBeVisible();
  const added = answer("POST /api/admin/dictionaries", LOGGED);
  answer("GET /api/admin/dictionaries", dictionaries(UNDER_WAY));
  await confirm("Install").click();
  await expect.element(row).toMatchTextContent("Fetching 40 %");
  expect(added.map(({ body }) => body)).toEqual([{ catalogue_id: FREEDICT.catalogue_id }]);
  await expectAccessible();

  answer("GET /api/admin/dictionaries", dictionaries({ ...UNDER_WAY, state: "reading", entries: 2000 }));
  await expect.element(row, { timeout: 5000 }).toMatchTextContent("Importing 40 %");
  await expect.element(row).toMatchTextContent("2,000 entries");
  answer("GET /api/admin/dictionaries", dictionaries(INSTALLED));
  await expect.element(row, { timeout: 5000 }).toMatchTextContent("Installed");
  await expect.element(row).toMatchTextContent("GNU General Public License");

  await menu.click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  const removed = answer("DELETE /api/admin/dictionaries/{id}", LOGGED);
  answer("GET /api/admin/dictionaries", dictionaries(FREEDICT));
  await confirm("Remove").click();
  await expect.element(row).toMatchTextContent("Available");
  expect(removed.map(({ params }) => params.id)).toEqual(["7"]);
});

test("why an import failed is said, and it can be tried again; so is which publisher cannot be reached", async () => {
  const failure = "The file is not the one that the index promises: its SHA-512 is another";
  answer("GET /api/admin/dictionaries", {
    ...dictionaries({ ...FREEDICT, id: 7, state: "failed", failure, failure_code: "damaged" }),
    unreachable: [{ publisher: "kaikki", failure: "No answer", failure_code: "network" }],
  });
  await render(inMain(<DictionariesPage />), AT);
  await expect.element(row).toMatchTextContent(`What came is damaged, or something else. ${failure}`);
  await expect.element(row.getByText(failure)).toHaveAttribute("lang", "en");
  const kaikki = page.getByText("Kaikki cannot be listed. It could not be reached. No answer");
  await expect.element(kaikki).toBeVisible();
  await expectAccessible();
  await menu.click();
  await page.getByRole("menuitem", { name: "Try again" }).click();
  const added = answer("POST /api/admin/dictionaries", LOGGED);
  answer("GET /api/admin/dictionaries", dictionaries({ ...UNDER_WAY, state: "waiting" }));
  await confirm("Install").click();
  await expect.element(row).toMatchTextContent("Waiting");
  expect(added).toHaveLength(1);
});

test("languages narrow the list", async () => {
  const asked = answer("GET /api/admin/dictionaries", ({ url }) =>
    url.searchParams.has("source_lang") ? dictionaries() : dictionaries(FREEDICT),
  );
  await render(inMain(<DictionariesPage />), AT);
  await page.getByLabelText("From").selectOptions("German");
  await expect.element(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  expect(asked.at(-1)?.url.searchParams.get("source_lang")).toBe("de");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.element(row).toBeVisible();
});

test("without any dictionary that is said, with a way on", async () => {
  answer("GET /api/admin/dictionaries", dictionaries());
  await render(inMain(<DictionariesPage />), AT);
  await expect.element(page.getByRole("heading", { name: "No dictionaries available" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to the dashboard" })).toBeVisible();
  await expectAccessible();
});
