import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure, later, unreachable } from "@lagom/shared/testing/network";
import { inMain, READER, render } from "@lagom/shared/testing/render";
import { leftToRight } from "@lagom/shared/text/left-to-right";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ContactPage } from "./contact-page.tsx";

const field = (label: string) => page.getByLabelText(label, { exact: true });
const send = page.getByRole("button", { name: "Send message" });
const alert = page.getByRole("alert");
const thanks = page.getByText("Thank you. Your message has arrived.");

test("in a page from right to left, what is written runs as its language does, and an empty field as the page", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  await render(inMain(<ContactPage />), { at: "/contact" });
  const direction = (label: string) => getComputedStyle(field(label).element()).direction;
  for (const label of ["Name", "Subject", "Message"]) {
    await field(label).fill("");
    await expect.poll(() => direction(label)).toBe("rtl");
    await field(label).fill("What is this?");
    await expect.poll(() => direction(label)).toBe("ltr");
    await field(label).fill("ما هذا؟");
    await expect.poll(() => direction(label)).toBe("rtl");
  }
});

test("a message is sent once, by keys, and thanked for; then another can be written", async () => {
  const reply = later("POST /api/contact");
  const sent = answer("POST /api/contact", reply.answer);
  await render(inMain(<ContactPage />), { at: "/contact" });
  await expect.element(field("Name")).toHaveValue(READER.full_name);
  await expect.element(field("E-mail")).toHaveValue(READER.email);
  await expect.element(page.getByText(`Sent along: ${leftToRight("/contact")} · svenska · A2`)).toBeVisible();
  await field("Subject").fill("A mistake");
  await field("Message").fill("In the third line.");
  await press(field("Subject"), "{Enter}");
  await expect.element(send).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  reply.give({ received: true });
  await expect.element(thanks).toBeVisible();
  await expectAccessible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: READER.full_name,
      email: READER.email,
      subject: "A mistake",
      message: 'In the third line.\n\n{"page_path":"/contact","target_language":"svenska","level":"A2"}',
    },
  ]);
  const another = page.getByRole("button", { name: "Write another" });
  expect(another.element().getBoundingClientRect().width, "no wider than it needs").toBeLessThan(200);
  await another.click();
  await expect.element(field("Message")).toHaveValue("");
});

test("a message that fails says why and stays, for a visitor too", async () => {
  await render(inMain(<ContactPage />), { at: "/contact", user: null });
  await field("Name").fill("Ada");
  await field("E-mail").fill("ada@example.com");
  await field("Subject").fill("A mistake");
  await field("Message").fill("In the third line.");
  answer("POST /api/contact", failure("rate_limited"));
  await send.click();
  await expect.element(alert).toHaveTextContent("Failed to send feedback. Please try again.");
  await expectAccessible();
  answer("POST /api/contact", unreachable);
  await send.click();
  await expect.element(alert).toHaveTextContent("Network error. Please check your connection and try again.");
  await expect.element(field("Message")).toHaveValue("In the third line.");
  answer("POST /api/contact", { received: true });
  await send.click();
  await expect.element(thanks).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test("nothing is sent while a field is empty or the address is none", async () => {
  await render(inMain(<ContactPage />), { at: "/contact", user: null });
  await send.click();
  await expect.element(field("Name")).toHaveFocus();
  await field("Name").fill("Ada");
  await field("E-mail").fill("ada");
  await send.click();
  await expect.element(field("E-mail")).toHaveFocus();
  await expect.element(field("E-mail")).toBeInvalid();
});
