import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { frameStored } from "./worker.ts";

test.use({ serviceWorkers: "allow" });

interface Shared {
  share_title?: string;
  share_text?: string;
  /** Name and content. */
  share_file?: [string, string];
}

/** Sends what the system sends when another app shares to the installed app: a form to `action` of the manifest's `share_target`. */
async function share(page: Page, { share_file, ...fields }: Shared): Promise<void> {
  await page.evaluate(
    async ([entries, file]) => {
      const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
      const { share_target: target } = await (await fetch(link?.href ?? "")).json();
      const form = document.createElement("form");
      Object.assign(form, {
        action: target.action,
        method: target.method,
        enctype: target.enctype,
        hidden: true,
      });
      for (const [name, value] of entries)
        form.append(Object.assign(document.createElement("input"), { name, value }));
      if (file) {
        const chosen = new DataTransfer();
        chosen.items.add(new File([file[1]], file[0], { type: "text/plain" }));
        const input = Object.assign(document.createElement("input"), { type: "file" });
        Object.assign(input, { name: target.params.files[0].name, files: chosen.files });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [Object.entries(fields), share_file] as const,
  );
}

test("a file and a long text that another app shares are ready to be added as texts", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  await page.goto("/newsfeed");
  await frameStored(page);
  const dialog = page.getByRole("dialog", { name: "Add a text" });
  await share(page, { share_title: "A file", share_file: ["håv.txt", "Havet\n\nDet är djupt."] });
  await expect(dialog.getByLabel("Title")).toHaveValue("Havet");
  await expect(dialog.getByText("håv.txt", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/newsfeed$/);
  await share(page, { share_title: "Sagan", share_text: "Det var en gång. ".repeat(200).trim() });
  await expect(dialog.getByText("Sagan.txt", { exact: true })).toBeVisible();
  await share(page, { share_title: "Kort", share_text: "Det regnar." });
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue("Det regnar.");
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(page).toHaveURL(/\/reader\?text=\d+$/);
  await expect(page.getByRole("heading", { name: "Kort" })).toBeVisible();
});

test("a share that no service worker takes is not read by the server, which says so on the page", async ({
  page,
  product,
}) => {
  const multipart = {
    share_file: { name: "a.txt", mimeType: "text/plain", buffer: Buffer.alloc(3_000_000) },
  };
  const reply = await page.request.post(`${product.web}/share`, { multipart, maxRedirects: 0 });
  expect(reply.status()).toBe(303);
  expect(reply.headers().location).toBe("/newsfeed?share_file");
});
