import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { inMain, render } from "@lagom/shared/testing/render";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { currentConsent } from "./consent.ts";
import { ConsentBanner } from "./consent-banner.tsx";

const banner = page.getByRole("region", { name: "May we measure how Lagom is used?" });
const yes = banner.getByRole("button", { name: "Yes, measure" });
const no = banner.getByRole("button", { name: "No, thank you" });
const recording = banner.getByRole("checkbox");
const stored = () => JSON.parse(localStorage.getItem("lagom.consent") ?? "null");

const open = () =>
  render(
    inMain(
      <>
        <h1>About</h1>
        <ConsentBanner />
      </>,
    ),
    { at: "/about", user: null },
  );

test("a no is as near as a yes, looks the same, and is remembered; recording is off until it is ticked", async () => {
  await open();
  await expect.element(recording).not.toBeChecked();
  expect(no.element().className).toBe(yes.element().className);
  expect(stored()).toBeNull();
  await expectAccessible();
  await page.viewport(320, 700);
  expect(banner.element().scrollWidth).toBe(banner.element().clientWidth);
  await tabTo(no);
  await userEvent.keyboard("{Enter}");
  expect(stored()).toMatchObject({ analytics: false, recording: false });
  expect(currentConsent()).toEqual({ analytics: false, recording: false });
});

test("a yes is one to measuring alone, unless recording was ticked too", async () => {
  await open();
  await press(yes, "{Enter}");
  expect(stored()).toMatchObject({ analytics: true, recording: false });
  await press(recording, " ");
  await expect.element(recording).toBeChecked();
  await yes.click();
  expect(stored()).toMatchObject({ analytics: true, recording: true });
  await no.click();
  expect(stored()).toMatchObject({ analytics: false, recording: false });
});

test("what exactly is measured stands on the page about cookies", async () => {
  await open();
  await banner.getByRole("link", { name: "What exactly, and how to change it" }).click();
  await expect.poll(() => location.pathname).toBe("/cookies");
});
