import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, failure, unreachable } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { Dialog } from "@lagom/shared/ui/dialog";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FeedbackButton } from "./feedback-button.tsx";

const button = page.getByRole("button", { name: "Feedback", exact: true });
const dialog = page.getByRole("dialog", { name: "Send Feedback" });
const send = dialog.getByRole("button", { name: "Send Feedback" });
const thanks = page.getByRole("dialog", { name: "Thank you!" });

const draw = () =>
  render(
    inMain(
      <>
        <h1>About</h1>
        <FeedbackButton />
      </>,
    ),
    { at: "/about", user: null },
  );

async function fill(message: string): Promise<void> {
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(send).toBeDisabled();
  await dialog.getByLabelText("Subject").fill("A thought");
  await dialog.getByLabelText("Message").fill(message);
}

test("feedback is sent with its context, and its thanks close by themselves", async () => {
  const sent = answer("POST /api/contact", { received: true });
  await draw();
  await fill("The about page reads well.");
  await expectAccessible();
  await send.click();
  await expect.element(thanks).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { name: "Anonymous User", message: expect.stringContaining('"/about"') },
  ]);
  await expect.element(thanks).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("feedback that fails says why, keeps the form, and can be sent again", async () => {
  await draw();
  await fill("It broke.");
  answer("POST /api/contact", failure("internal"));
  await send.click();
  const alert = dialog.getByRole("alert");
  await expect.element(alert).toHaveTextContent("Failed to send feedback. Please try again.");
  await expectAccessible();
  answer("POST /api/contact", unreachable);
  await send.click();
  await expect.element(alert).toHaveTextContent("Network error. Please check your connection and try again.");
  await expect.element(dialog.getByLabelText("Message")).toHaveValue("It broke.");
  answer("POST /api/contact", { received: true });
  await send.click();
  await expect.element(thanks).toBeVisible();
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="A modal" onClose={() => setOpen(false)}>
          <p>Text</p>
        </Dialog>
      )}
      <FeedbackButton />
    </>
  );
}

test("the button hides while any modal is open", async () => {
  await render(inMain(<Opener />));
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(page.getByRole("dialog", { name: "A modal" })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(button).toBeVisible();
});
