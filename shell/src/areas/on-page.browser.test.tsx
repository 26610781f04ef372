import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";
import { render } from "@lagom/shared/testing/render";
import { hasUnsaved, useUnsaved } from "@lagom/shared/unsaved";
import { expect, test } from "vitest";

document.body.append(
  Object.assign(document.createElement("script"), {
    type: "application/json",
    id: RELEASE_DOCUMENT_ID,
    textContent: JSON.stringify({
      environment: crypto.randomUUID(),
      revision: 7,
      worker: true,
      shell: { live: { id: "0123456789ab", scripts: [], styles: [] }, fallback: null },
      areas: {},
    } satisfies ReleaseDocument),
  }),
);

// It reads the document when it is loaded.
const { answerWorker, enters, leaves, noteLeft } = await import("./on-page.ts");

const of = (area: "books" | "reader", part: string) => ({ area, part, release: "0123456789ab" });
const noted = () => JSON.parse(noteLeft() || "null")?.reports[0].page;

function Draft() {
  useUnsaved(true);
  return <p>A draft</p>;
}

test("a tab notes what entered last of what stands on its page; nothing once the page has ended, or under unsaved input", async () => {
  answerWorker();
  const [book, passage] = [of("books", "book"), of("reader", "passage")];
  enters(book);
  enters(passage);
  expect(noted()).toBe("passage");
  leaves(passage);
  expect(noted()).toBe("book");
  expect(JSON.parse(noteLeft() ?? "")).toMatchObject({
    revision: 7,
    reports: [{ deployable: "books", release: "0123456789ab", outcome: "failed", failure: "page_hung" }],
  });

  dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(noted()).toBeUndefined();
  enters(passage);
  expect(noted()).toBe("passage");

  await render(<Draft />);
  await expect.poll(hasUnsaved).toBe(true);
  leaves(passage);
  expect(noted()).toBeUndefined();
  leaves(book);
});
