import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AREAS } from "@lagom/shared/remote";
import { type Product as Running, startProduct } from "../product/product.ts";
import { test as base, expect, expectConsoleError } from "./fixtures.ts";

/** These tests take files away, so they have a product of their own, started anew for each: it keeps served files in memory. */
const test = base.extend<{ running: Running }, { folder: string }>({
  folder: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "lagom-missing-"));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  running: [
    async ({ folder }, use) => {
      const product = await startProduct(folder);
      await use(product);
      await product.stop();
    },
    { timeout: 120_000 },
  ],
  product: async ({ running }, use) => {
    await use({ ...running, admin: { email: "", password: "" } });
  },
});

const PAGE_OF = { reader: "/newsfeed", books: "/books", account: "/my-words", admin: "/admin" } as const;

for (const missing of AREAS) {
  test(`without the files of ${missing}, that area says so and Retry mends it; all else works`, async ({
    page,
    user,
    signIn,
    running,
  }) => {
    expectConsoleError("404");
    expectConsoleError("403");
    expectConsoleError("could not be loaded");
    expectConsoleError("MIME type");
    // The store's, and the host's own copies of the last good releases.
    const files = ["releases", "last-good/files"].map((folder) => join(running.folder, folder, missing));
    for (const folder of files) await rename(folder, `${folder}.gone`);
    try {
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
    } finally {
      for (const folder of files) await rename(`${folder}.gone`, folder);
    }
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  });
}
