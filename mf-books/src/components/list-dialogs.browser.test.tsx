import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure, later, unreachable } from "@lagom/shared/testing/network";
import { inMain, READER, render } from "@lagom/shared/testing/render";
import { type ReactNode, useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EMMA, SUMMER } from "../testing/answers.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { MyLists } from "./my-lists.tsx";
import { ReportDialog } from "./report-dialog.tsx";

const VINTER = { ...SUMMER, id: 5, name: "Vinter", order: 1, books: [], books_count: 0 };
const dialog = page.getByRole("dialog");
const button = (name: string) => dialog.getByRole("button", { name, exact: true });

beforeEach(() => {
  answer("GET /api/book-lists", { lists: [SUMMER, VINTER], has_more: false });
});

const draw = (part: ReactNode, user: typeof READER | null = READER) =>
  render(
    inMain(
      <>
        <h1>Books</h1>
        {part}
      </>,
    ),
    { at: "/books", user },
  );

/** A dialog as its page shows it: until it is closed. */
function Shown({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return open && children(() => setOpen(false));
}

const REFUSED = [
  ["", "Give the list a name."],
  [" \u00A0\u200B ", "Give the list a name."],
  ["n".repeat(201), "A name has 200 characters at most."],
  ["sOMMAR", "You have a list of this name already."],
] as const;

test("a list's name that is empty, too long or there already is refused in the dialog, and stays to be mended", async () => {
  await draw(<MyLists />);
  await press(page.getByRole("button", { name: "New list" }), "{Enter}");
  const name = dialog.getByLabelText("Name");
  for (const [given, reason] of REFUSED) {
    await name.fill(given);
    await press(name, "{Enter}");
    await expect.element(dialog.getByRole("alert")).toHaveTextContent(reason);
    await expect.element(name).toHaveValue(given);
    await expect.element(name).toBeInvalid();
  }
  await expectAccessible();
  const made = answer("POST /api/book-lists", { ...SUMMER, id: 6, name: "Höst", is_public: true });
  await name.fill("  Höst ");
  await dialog.getByRole("switch").click();
  await button("Make the list").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => made.map(({ body }) => body))
    .toMatchObject([{ name: "Höst", is_public: true, user_email: READER.email }]);
});

test("a name that only the server knows of is refused with the reason, and no list is lost", async () => {
  answer("GET /api/book-lists", ({ url }) =>
    Number(url.searchParams.get("limit_lists")) > 6
      ? { lists: [SUMMER, VINTER], has_more: false }
      : { lists: [SUMMER], has_more: true },
  );
  answer("POST /api/book-lists", failure("conflict", "", [{ field: "name", message: "is taken" }]));
  await draw(<MyLists />);
  await page.getByRole("button", { name: "New list" }).click();
  await dialog.getByLabelText("Name").fill("vinter");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("The list could not be made. You have a list of this name already."))
    .toBeVisible();
  const names = page.getByRole("heading", { level: 3 });
  const shown = () => names.elements().map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(["Sommar"]);
  await page.getByRole("button", { name: "Show more lists" }).click();
  await expect.poll(shown).toEqual(["Sommar", "Vinter"]);
});

test("a list is renamed, but not to the name of another", async () => {
  let list = SUMMER;
  answer("GET /api/book-lists", () => ({ lists: [list, VINTER], has_more: false }));
  const renamed = answer("PATCH /api/book-lists/{id}", ({ body: { name = "" } }) => {
    list = { ...SUMMER, name };
    return list;
  });
  await draw(<MyLists />);
  await press(page.getByRole("button", { name: "More for Sommar" }), "{Enter}");
  await press(page.getByRole("menuitem", { name: "Rename" }), "{Enter}");
  const name = dialog.getByLabelText("Name");
  await expect.element(name).toHaveValue("Sommar");
  await expectAccessible();
  await name.fill("vinter");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("You have a list of this name already.");
  await name.fill("Höst");
  await button("Save").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => renamed.map(({ params, body }) => [params.id, body.name])).toEqual([["4", "Höst"]]);
  await expect.element(page.getByRole("heading", { name: "Höst" })).toBeVisible();
});

const moving = <Shown>{(onClose) => <MoveDialog book={EMMA} from={SUMMER.id} onClose={onClose} />}</Shown>;

test("a book is moved by keys: put on the other list first, then taken off this one", async () => {
  const calls: string[] = [];
  answer("POST /api/book-lists/{id}/books", ({ params }) => {
    calls.push(`on ${params.id}`);
    return { books_count: 1 };
  });
  answer("DELETE /api/book-lists/{id}/books/{bookId}", ({ params }) => {
    calls.push(`off ${params.id}`);
  });
  await draw(moving);
  const target = dialog.getByRole("radio", { name: "Vinter" });
  await expect.element(button("Move")).toBeDisabled();
  await expect.element(dialog.getByRole("radio", { name: "Sommar" })).not.toBeInTheDocument();
  const lefts = [dialog.getByRole("heading"), target].map(
    (one) => one.element().getBoundingClientRect().left,
  );
  expect(lefts[1]).toBe(lefts[0]);
  await expectAccessible();
  await press(target, " ");
  await press(button("Move"), "{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("“Emma” was moved to “Vinter”")).toBeVisible();
  expect(calls).toEqual(["on 5", "off 4"]);
});

test("a book that could not be put on the other list stays where it was, and the reader is told", async () => {
  answer("POST /api/book-lists/{id}/books", failure("not_found"));
  await draw(moving);
  await dialog.getByRole("radio", { name: "Vinter" }).click();
  await button("Move").click();
  await expect
    .element(page.getByText(/^The book could not be put on the list\. It is not there any more\./))
    .toBeVisible();
});

test("without another list, or without an answer, there is nowhere to move to", async () => {
  answer("GET /api/book-lists", failure("rate_limited"));
  await draw(moving);
  await expect
    .element(dialog.getByRole("alert"))
    .toMatchTextContent("Unable to load your lists right now...");
  const own = later("GET /api/book-lists");
  answer("GET /api/book-lists", own.answer);
  await button("Retry").click();
  await expect.element(dialog.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  own.give({ lists: [SUMMER], has_more: false });
  await expect.element(dialog.getByText("You have no other list yet.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a list is reported by a visitor; a report that fails says so and keeps its words", async () => {
  answer("POST /api/contact", unreachable);
  await draw(
    <Shown>{(onClose) => <ReportDialog list={{ id: 4, name: "Sommar" }} onClose={onClose} />}</Shown>,
    null,
  );
  const reason = dialog.getByLabelText("What is wrong with it?");
  await expect.element(button("Send report")).toBeDisabled();
  await reason.fill("It is an advertisement.");
  await button("Send report").click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("The report could not be sent. Please try again.");
  await expect.element(reason).toHaveValue("It is an advertisement.");
  const [field, send] = [reason, button("Send report")].map((one) => one.element().getBoundingClientRect());
  expect((send?.top ?? 0) - (field?.bottom ?? 0), "what failed, in little room").toBeLessThan(90);
  await expectAccessible();
  const sent = answer("POST /api/contact", { received: true });
  await button("Send report").click();
  await expect.element(page.getByText("Thank you. We will look at this list.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      name: "Anonymous User",
      subject: "Reported list /lists/4",
      message: expect.stringContaining("It is an advertisement.\n\nName of the list: Sommar"),
    },
  ]);
});
