import { READER, render } from "@lagom/shared/testing/render";
import { expect, onTestFinished, test } from "vitest";
import { commands, page } from "vitest/browser";
import { FrameLayout } from "./frame-layout.tsx";

test.for([1280, 360])(
  "where the system chooses the colours, the current page is seen at %d px",
  async (width) => {
    await page.viewport(width, 740);
    await commands.emulateForcedColors("active");
    onTestFinished(() => commands.emulateForcedColors(null));
    await render(
      <FrameLayout user={READER} settled footer={false}>
        <h1>Books</h1>
      </FrameLayout>,
      { at: "/books" },
    );
    const current = page.getByRole("link", { name: "Books", exact: true });
    await expect.element(current).toBeVisible();
    const selected = document.createElement("mark");
    selected.style.cssText = "forced-color-adjust: none; background: Highlight";
    document.body.append(selected);
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(groundOf(current.element())).toBe(groundOf(selected));
    selected.remove();
  },
);

test("on paper, the page stands without its frame", async () => {
  await commands.emulatePrint("print");
  onTestFinished(() => commands.emulatePrint(null));
  await render(
    <FrameLayout user={READER} settled footer>
      <h1>Books</h1>
    </FrameLayout>,
    { at: "/books" },
  );
  await expect.element(page.getByRole("heading", { name: "Books" })).toBeVisible();
  for (const role of ["banner", "navigation", "contentinfo", "link", "button"])
    expect(page.getByRole(role).elements(), role).toEqual([]);
});
