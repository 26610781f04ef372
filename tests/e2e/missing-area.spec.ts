import { AREAS } from "@lagom/shared/remote";
import { expect, expectConsoleError, test } from "./fixtures.ts";

const PAGE_OF = { reader: "/newsfeed", books: "/books", account: "/my-words", admin: "/admin" } as const;

for (const missing of AREAS) {
  test(`without the files of ${missing}, that area says so and Retry recovers it; everything else works`, async ({
    page,
    user,
    signIn,
  }) => {
    expectConsoleError("404");
    expectConsoleError("403");
    expectConsoleError("could not be loaded");
    expectConsoleError("MIME type");
    const files = `**/releases/${missing}/**`;
    // The reply of the host for a missing file.
    await page.route(files, (route) =>
      route.fulfill({ status: 404, headers: { "cache-control": "no-store" } }),
    );
    await signIn(user);
    await page.goto(PAGE_OF[missing]);
    await expect(page.getByText("This part of Lagom could not be loaded.")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Feedback", exact: true })).toBeVisible();
    for (const area of AREAS.filter((other) => other !== missing)) {
      await page.goto(PAGE_OF[area]);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      await expect(page.getByText("This part of Lagom could not be loaded.")).toHaveCount(0);
    }
    await page.goto(PAGE_OF[missing]);
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.unroute(files);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  });
}
