import { currentPreferences, loadPreferences } from "@lagom/shared/preferences/store";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure, later, type Received } from "@lagom/shared/testing/network";
import { render } from "@lagom/shared/testing/render";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { PreferencesDialog } from "./preferences-dialog.tsx";

const dialog = page.getByRole("dialog", { name: "Preferences" });
const save = dialog.getByRole("button", { name: "Save" });
const PAGE = <h1>My words</h1>;

/** The server keeps what it is told, on top of what the reader chose before. */
const keep = ({ body }: Received<"PUT /api/user/preferences">) => ({
  ...currentPreferences(),
  ...(body as object),
});

beforeEach(() => {
  answer("GET /api/categories", { categories: ["world", "business", "technology", "science"] });
  answer("GET /api/user/reminders", {
    email: false,
    hour: 19,
    days: [1],
    time_zone: null,
    address_confirmed: true,
    endpoints: [],
    push_key: "",
  });
  answer("GET /api/languages", {
    languages: LANGUAGES.map((language) => ({ ...language, has_articles: true })),
  });
});

const draw = async (options: Parameters<typeof render>[1] = {}) => {
  const onClose = vi.fn<() => void>();
  await render(
    <main>
      {PAGE}
      <PreferencesDialog onClose={onClose} />
    </main>,
    options,
  );
  return onClose;
};

test("the form keeps every choice, and sends nothing before Save", async () => {
  const sent = answer("PUT /api/user/preferences", keep);
  const onClose = await draw();
  await dialog.getByText("Levels in other languages").click();
  await dialog.getByLabelText("Deutsch", { exact: true }).selectOptions("C1");
  await dialog.getByLabelText("Time zone").selectOptions("Pacific/Chatham");
  await dialog.getByLabelText("Review", { exact: true }).selectOptions("At most 20 words a day");
  await dialog.getByLabelText("My own language").selectOptions("Polski");
  await dialog.getByRole("button", { name: "Science" }).click();
  await dialog.getByRole("radio", { name: "Dark" }).click({ force: true });
  await dialog.getByRole("button", { name: "Larger text" }).click();
  expect(sent).toHaveLength(0);
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      preferred_levels: { Deutsch: "C1" },
      source_language: "Polski",
      preferred_categories: ["world", "business", "technology", "science"],
      theme: "dark",
      text_size: 1,
      time_zone: "Pacific/Chatham",
      daily_reviews: 20,
    },
  ]);
});

test("another address than one's own deletes nothing, and the dialog has no fault that axe knows", async () => {
  await draw();
  await dialog.getByText("Levels in other languages").click();
  await press(dialog.getByRole("button", { name: "Delete my account" }), "{Enter}");
  await dialog.getByLabelText(/To confirm/).fill("someone@else.example");
  await press(dialog.getByRole("button", { name: "Delete everything" }), "{Enter}");
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("not the address of your account");
  await expect.element(dialog.getByText(/as one file/)).not.toBeInTheDocument();
  await expectAccessible();
  await page.viewport(390, 844);
  const widths = ["Keep my account", "Delete everything"].map(
    (name) => dialog.getByRole("button", { name }).element().getBoundingClientRect().width,
  );
  expect(new Set(widths).size, `buttons of ${widths} px`).toBe(1);
});

test("Escape closes the dialog", async () => {
  const onClose = await draw();
  await press(save, "{Escape}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("preferences that cannot be loaded say so; Retry shows what was chosen", async () => {
  const onClose = await draw({ preferences: { time_zone: "Asia/Tokyo" } });
  answer("GET /api/user/preferences", failure("internal"));
  await loadPreferences();
  const alert = dialog.getByRole("alert");
  await expect.element(alert).toMatchTextContent("Failed to load user preferences");
  await expectAccessible();
  const chosen = { ...currentPreferences(), stored: true };
  const reply = later("GET /api/user/preferences");
  answer("GET /api/user/preferences", reply.answer);
  await press(alert.getByRole("button", { name: "Retry" }), "{Enter}");
  await expect.element(dialog.getByText("Loading", { exact: true })).toBeInTheDocument();
  await expectAccessible();
  reply.give(chosen);
  await expect.element(dialog.getByLabelText("Time zone")).toHaveValue("Asia/Tokyo");
  expect(onClose).not.toHaveBeenCalled();
});

test("preferences that cannot be changed say so, and Save sends them again", async () => {
  const onClose = await draw({ preferences: { time_zone: "Asia/Tokyo" } });
  answer("PUT /api/user/preferences", failure("internal"));
  await dialog.getByLabelText("Time zone").selectOptions("Europe/Paris");
  await press(save, "{Enter}");
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Failed to update preferences");
  await expectAccessible();
  expect(onClose).not.toHaveBeenCalled();
  const sent = answer("PUT /api/user/preferences", keep);
  await press(save, "{Enter}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent.at(-1)?.body).toMatchObject({ time_zone: "Europe/Paris" });
});

test("time zones are named in the language of the interface, each under its distance from UTC, from west to east", async () => {
  document.documentElement.lang = "de";
  await draw({ preferences: { time_zone: "Asia/Colombo" } });
  const zones = dialog.getByLabelText("Time zone");
  await expect.element(zones).toHaveValue("Asia/Colombo");
  const groups = () =>
    [...zones.element().querySelectorAll("optgroup")].map(
      ({ label, children }) => [label, [...children].map(({ textContent }) => textContent)] as const,
    );
  await expect
    .poll(groups)
    .toContainEqual([
      "GMT+05:30",
      [expect.stringMatching(/^(Calcutta|Kolkata) – Indische Normalzeit$/), "Colombo – Indische Normalzeit"],
    ]);
  const order = groups().map(([label]) => label);
  const some = ["GMT-10:00", "GMT+01:00", "GMT+05:30"];
  expect(order.filter((label) => some.includes(label))).toEqual(some);
  document.documentElement.lang = "en";
});

test("no choice of a reader's day is cut off", async () => {
  await page.viewport(768, 900);
  await draw();
  await expect.element(dialog.getByLabelText("Time zone")).toBeVisible();
  for (const name of ["Time zone", "Review", "Goal of a day"]) {
    const select = dialog.getByLabelText(name, { exact: true }).element() as HTMLSelectElement;
    const shown = select.offsetWidth;
    select.style.cssText = "field-sizing: content; inline-size: auto; justify-self: start";
    expect(select.offsetWidth, name).toBeLessThanOrEqual(shown);
  }
});
