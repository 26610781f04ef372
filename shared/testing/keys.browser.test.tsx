import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { press } from "./keys.ts";
import { inMain, render } from "./render.tsx";

test("a key waits for an element that is inert until the page is painted", async () => {
  const onClick = vi.fn();
  await render(
    inMain(
      <div inert>
        <button type="button" onClick={onClick}>
          Split
        </button>
      </div>,
    ),
  );
  const button = page.getByText("Split");
  await expect.element(button).toBeVisible();
  const focus = vi.spyOn(button.element() as HTMLElement, "focus");
  const pressed = press(button, "{Enter}");
  await expect.poll(() => focus.mock.calls.length).toBeGreaterThan(0);
  button.element().parentElement?.removeAttribute("inert");
  await pressed;
  expect(onClick).toHaveBeenCalledOnce();
});
