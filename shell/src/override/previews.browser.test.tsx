import type { Reply } from "@lagom/shared/contract/calls";
import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { tabTo } from "@lagom/shared/testing/keys";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

const CODE = "c".repeat(32);
const OTHER = "0123456789cd";
const release = (id: string) => ({ id, entry: `/releases/books/${id}/entry.js`, integrity: "" });
const preview = (given: Partial<Reply<"POST /api/release-previews">> = {}) => ({
  state: "open" as const,
  area: "books" as const,
  id: OTHER,
  expires_at: "2026-12-06T10:00:00Z",
  release: release(OTHER),
  ...given,
});

Object.assign(document.getElementById(RELEASE_DOCUMENT_ID) ?? {}, {
  textContent: JSON.stringify({
    environment: crypto.randomUUID(),
    revision: 7,
    worker: true,
    shell: { live: { id: "0123456789ab", scripts: [], styles: [] }, fallback: null },
    areas: { books: { live: release("0123456789ab"), canary: null, fallback: null } },
  } satisfies ReleaseDocument),
});

// They read the document when they are loaded.
const { forgetOverride, storeOverride, takePreview } = await import("../areas/override.ts");
const { releaseOf, takeNewest } = await import("../areas/releases.ts");
const { OverrideBadge } = await import("./override-badge.tsx");
const { OverrideNotice } = await import("./override-notice.tsx");
const { PreviewRequest } = await import("./preview-request.tsx");

const dialog = page.getByRole("dialog", { name: "Show a preview?" });
const badge = page.getByRole("complementary", { name: "Another build in this tab" });
const ask = () => render(<PreviewRequest code={CODE} />, { user: null });

afterEach(forgetOverride);

test("a link asks whether its release shall be shown, leaves its code in no address, and is refused by keyboard", async () => {
  const asked = answer("POST /api/release-previews", preview());
  history.replaceState(null, "", `/faq?x=1#preview=${CODE}`);
  takePreview();
  expect(location.pathname + location.search + location.hash).toBe("/faq?x=1");
  await render(<OverrideNotice />, { user: null });
  await expect
    .element(dialog)
    .toMatchTextContent(
      `This shows you release ${OTHER} of books, which is not live. You see it in this tab`,
    );
  await expect.element(dialog).toMatchTextContent("The preview works until 6 Dec 2026");
  expect(asked.map(({ body }) => body)).toEqual([{ code: CODE }]);
  await expectAccessible();
  await tabTo(dialog.getByRole("button", { name: "Not now" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect([asked.length, releaseOf("books")?.id]).toEqual([1, "0123456789ab"]);
});

test.each([
  ["has ended", preview({ state: "ended", release: null }), "This preview has ended."],
  ["has expired", preview({ state: "expired", release: null }), "This preview expired on 6 Dec 2026"],
  [
    "is of what is live by now",
    preview({ id: "0123456789ab" }),
    "You see release 0123456789ab of books already.",
  ],
  ["is unknown", failure("not_found"), "There is no such preview."],
  ["lacks a part of its code", failure("bad_request"), "There is no such preview."],
])("a preview that %s says so, and offers nothing to show", async (_, reply, text) => {
  answer("POST /api/release-previews", reply);
  await ask();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(text);
  await expect.element(dialog.getByRole("button", { name: "Show it" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a preview that ends while its question is open is not shown", async () => {
  const asked = answer("POST /api/release-previews", ({ body }) =>
    body.show ? preview({ state: "ended", release: null }) : preview(),
  );
  await ask();
  await dialog.getByRole("button", { name: "Show it" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("This preview has ended.");
  expect(asked.at(-1)?.body).toEqual({ code: CODE, show: true });
  expect(sessionStorage.getItem("lagom.override")).toBeNull();
});

test("a preview that cannot be had is asked for again by Retry", async () => {
  answer("POST /api/release-previews", failure("rate_limited"));
  await ask();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("cannot be shown right now");
  const found = later("POST /api/release-previews");
  answer("POST /api/release-previews", found.answer);
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect.element(dialog.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  found.give(preview());
  await expect.element(dialog.getByRole("button", { name: "Show it" })).toBeVisible();
});

test("a tab that shows a preview names it; once it has ended, the tab says so and goes on with what is live", async () => {
  answer("POST /api/release-previews", preview());
  const override = { area: "books", release: release(OTHER), preview: CODE } as const;
  storeOverride(override);
  await render(
    <>
      {inMain(<h1>Books</h1>)}
      <OverrideBadge override={override} />
    </>,
    { user: null },
  );
  await expect.element(badge).toMatchTextContent(`This tab shows books ${OTHER}, a preview that is not live`);
  await expectAccessible();
  answer("POST /api/release-previews", preview({ state: "ended", release: null }));
  // Asked again as soon as the tab is looked at again.
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await expect
    .element(badge.getByRole("status"))
    .toMatchTextContent(`The preview of books ${OTHER} has ended.`);
  expect(sessionStorage.getItem("lagom.override")).toBeNull();
  expect(takeNewest()).toBe(false);
  expect(releaseOf("books")?.id).not.toBe(OTHER);
});
