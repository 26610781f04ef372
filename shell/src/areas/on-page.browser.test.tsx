import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";
import { render } from "@lagom/shared/testing/render";
import { hasUnsaved, useUnsaved } from "@lagom/shared/unsaved";
import { expect, test } from "vitest";
import { HUNG_CACHE, hungPath } from "../worker/hung-pages.ts";

const release = (id: string) => ({ id, entry: `/releases/books/${id}/entry.js`, integrity: "" });

Object.assign(document.getElementById(RELEASE_DOCUMENT_ID) ?? {}, {
  textContent: JSON.stringify({
    environment: crypto.randomUUID(),
    revision: 7,
    worker: true,
    shell: { live: { id: "0123456789ab", scripts: [], styles: [] }, fallback: null },
    areas: { books: { live: release("0123456789ab"), canary: null, fallback: release("0123456789cd") } },
  } satisfies ReleaseDocument),
});

// It reads the document when it is loaded.
const { answerWorker, enters, leaves, noteLeft } = await import("./on-page.ts");
const { avoidHung } = await import("./avoid-hung.ts");
const { releaseOf } = await import("./releases.ts");

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

test("a note that was left, as by a crash, changes nothing unless the worker has seen that very page hang", async () => {
  const book = of("books", "book");
  enters(book);
  const left = noteLeft() ?? "";
  leaves(book);
  const seen = await caches.open(HUNG_CACHE);
  const path = hungPath(JSON.parse(left).session);
  await avoidHung(left);
  await seen.put(path, new Response(left.replace("books", "reader")));
  await avoidHung(left);
  await avoidHung("no note");
  expect(releaseOf("books")?.id).toBe("0123456789ab");

  await seen.put(path, new Response(left));
  await avoidHung(left);
  expect(releaseOf("books")?.id).toBe("0123456789cd");
  expect(await seen.match(path)).toBeUndefined();
});
