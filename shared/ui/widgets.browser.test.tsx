import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessible.ts";
import { press, tabTo } from "../testing/keys.ts";
import { inMain, render } from "../testing/render.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./field.tsx";
import { MenuButton } from "./menu.tsx";
import { Page } from "./page.tsx";
import { Pager } from "./pager.tsx";
import { Segmented } from "./segmented.tsx";
import { ErrorState } from "./states.tsx";
import { showToast } from "./toast.tsx";

const draw = (part: React.ReactNode) =>
  render(
    inMain(
      <>
        <h1>Widgets</h1>
        {part}
      </>,
    ),
  );

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="A dialog" onClose={() => setOpen(false)}>
          <TextField label="Name" value="" onChange={() => {}} />
        </Dialog>
      )}
    </>
  );
}

test("a dialog takes the focus, keeps it inside, closes on Escape and gives it back", async () => {
  await draw(<Opener />);
  const open = page.getByRole("button", { name: "Open" });
  await press(open, "{Enter}");
  const field = page.getByLabelText("Name");
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  await tabTo(page.getByRole("button", { name: "Close" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test("a menu opens by key, goes by arrows and first letters, and gives the focus back", async () => {
  const chosen = vi.fn<(id: string) => void>();
  const items = ["Alpha", "Beta", "Gamma"].map((label) => ({
    id: label,
    label,
    onAction: () => chosen(label),
  }));
  await draw(
    <MenuButton label="Letters" items={items}>
      Letters
    </MenuButton>,
  );
  const button = page.getByRole("button", { name: "Letters" });
  await press(button, "{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Alpha" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "Beta" })).toHaveFocus();
  await userEvent.keyboard("g");
  await expect.element(page.getByRole("menuitem", { name: "Gamma" })).toHaveFocus();
  await expectAccessible();
  // Open, it follows its button to the other side.
  const [menu, from] = [page.getByRole("menu").element(), button.element()];
  const gaps = () => {
    const [box, its] = [menu.getBoundingClientRect(), from.getBoundingClientRect()];
    return { left: Math.round(box.left - its.left), right: Math.round(box.right - its.right) };
  };
  await expect.poll(gaps).toMatchObject({ left: 0 });
  document.documentElement.dir = "rtl";
  await expect.poll(gaps).toMatchObject({ right: 0 });
  document.documentElement.removeAttribute("dir");
  // Where the menu has room beside neither edge of it, it stands below its middle.
  await page.viewport(320, 600);
  from.setAttribute("style", "margin-inline-start: 7.5rem");
  const off = () => {
    const [box, its] = [menu.getBoundingClientRect(), from.getBoundingClientRect()];
    return Math.round(box.left + box.right - its.left - its.right);
  };
  await expect.poll(off).toBe(0);
  // Where neither side of it has room, the whole menu is in the window all the same.
  await page.viewport(360, 200);
  await expect.poll(() => menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(200);
  expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard("{Enter}");
  expect(chosen.mock.calls).toEqual([["Gamma"]]);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Alpha" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menuitem", { name: "Alpha" })).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

function Levels() {
  const [value, setValue] = useState("A2");
  const options = ["A1", "A2", "B1"].map((level) => ({ value: level, label: level }));
  return <Segmented label="Level" options={options} value={value} onChange={setValue} />;
}

test("a segmented control goes by arrow keys", async () => {
  await draw(<Levels />);
  const level = (name: string) => page.getByRole("radio", { name });
  await expect.element(level("A2")).toBeChecked();
  (level("A2").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(level("B1")).toBeChecked();
  await expect.element(level("B1")).toHaveFocus();
  await expectAccessible();
});

test("a toast is announced, offers its action once, and can be dismissed", async () => {
  const undo = vi.fn<() => void>();
  await draw(null);
  showToast({ text: "Deleted “hund”", action: { label: "Undo", onAction: undo } });
  showToast({ text: "Saved" });
  const toasts = page.getByRole("status");
  await expect.element(toasts).toMatchTextContent("Deleted “hund”");
  await expectAccessible();
  await page.viewport(320, 600);
  const long = "Deleted “självständighetsförklaringar genom tiderna”";
  showToast({ text: long, action: { label: "Undo", onAction: undo } });
  const text = toasts.getByText(long);
  await expect.element(text).toBeVisible();
  expect(text.element().getBoundingClientRect().width).toBeGreaterThan(240);
  await toasts.getByRole("button", { name: "Dismiss" }).last().click();
  await toasts.getByRole("button", { name: "Undo" }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(toasts.getByText("Deleted “hund”")).not.toBeInTheDocument();
  await toasts.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(toasts).toBeEmptyDOMElement();
});

test("what can be done about a toast stands side by side on a phone", async () => {
  await page.viewport(390, 780);
  await draw(null);
  showToast({ text: "“Summer 2026” was deleted", action: { label: "Undo", onAction: () => {} } });
  const middleOf = (name: string) => {
    const { top, bottom } = page.getByRole("button", { name }).element().getBoundingClientRect();
    return (top + bottom) / 2;
  };
  await expect.element(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(middleOf("Undo")).toBe(middleOf("Dismiss"));
  await page.getByRole("button", { name: "Dismiss" }).click();
});

test("a field with an error names it, and is marked as wrong", async () => {
  await draw(<TextField label="Name" value="" onChange={() => {}} error="Give it a name." required />);
  const field = page.getByLabelText("Name");
  await expect.element(field).toHaveAccessibleDescription("Give it a name.");
  await expect.element(field).toBeInvalid();
  await expectAccessible();
});

test("the pager is shown only if there is another page, and Retry refetches", async () => {
  const turned = vi.fn<(page: number) => void>();
  const retried = vi.fn<() => void>();
  await draw(
    <>
      <Pager page={1} hasMore={false} onPage={turned} />
      <Pager page={2} hasMore onPage={turned} />
      <ErrorState message="It failed." onRetry={retried} />
    </>,
  );
  const pager = page.getByRole("navigation", { name: "Pages" });
  await expect.element(pager).toMatchTextContent("Page 2");
  expect(pager.elements()).toHaveLength(1);
  await press(pager.getByRole("button", { name: "Next" }), "{Enter}");
  await press(pager.getByRole("button", { name: "Previous" }), "{Enter}");
  expect(turned.mock.calls).toEqual([[3], [1]]);
  await expectAccessible();
  await press(page.getByRole("alert").getByRole("button", { name: "Retry" }), "{Enter}");
  expect(retried).toHaveBeenCalledOnce();
});

test("the headings of narrow and wide pages begin at one edge, whatever the width", async () => {
  const edges = () =>
    page
      .getByRole("heading")
      .elements()
      .map((one) => one.getBoundingClientRect().left);
  await render(
    inMain(
      <>
        <Page title="Narrow">Text</Page>
        <Page title="Wide" wide>
          Text
        </Page>
      </>,
    ),
  );
  await expect.element(page.getByRole("heading", { name: "Wide" })).toBeVisible();
  for (const width of [360, 768, 1280, 1920]) {
    await page.viewport(width, 800);
    const [narrow, wide] = edges();
    expect(narrow).toBe(wide);
  }
});

test("a title in another direction still begins where the page does", async () => {
  await render(
    inMain(
      <Page title="كتب" lead="What is below the title is longer than it.">
        Beside it
      </Page>,
    ),
    { at: "/lists/1" },
  );
  const heading = page.getByRole("heading", { name: "كتب" });
  await expect.element(heading).toBeVisible();
  const letters = document.createRange();
  letters.selectNodeContents(heading.element());
  const from = (box: DOMRect) => Math.round(box.left);
  expect(from(letters.getBoundingClientRect())).toBe(from(heading.element().getBoundingClientRect()));
});
