import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";
import { answer } from "@lagom/shared/testing/network";
import { render } from "@lagom/shared/testing/render";
import { expect, test } from "vitest";
import { page } from "vitest/browser";

const release = (id: string) => ({ id, entry: `/releases/books/${id}/entry.js`, integrity: "" });
const TICKET = `7.${"a".repeat(16)}.${"b".repeat(22)}`;

Object.assign(document.getElementById(RELEASE_DOCUMENT_ID) ?? {}, {
  textContent: JSON.stringify({
    environment: crypto.randomUUID(),
    revision: 7,
    ticket: TICKET,
    worker: true,
    shell: { live: { id: "0123456789aa", scripts: [], styles: [] }, fallback: null },
    areas: { books: { live: release("0123456789ab"), canary: null, fallback: null } },
  } satisfies ReleaseDocument),
});

// It reads the document when it is loaded.
const { measureVisits } = await import("./visits.ts");

/** Until the browser has told of an interaction that took a while. */
const interacted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some((entry) => (entry as PerformanceEventTiming).interactionId)) return;
      observer.disconnect();
      resolve();
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

function holdUp() {
  const until = performance.now() + 60;
  while (performance.now() < until);
}

test("the visit of what was on the page is told once, with its slowest interaction and the page's ticket", async () => {
  const sent = answer("POST /api/release-reports", {});
  await render(
    <button type="button" onClick={holdUp}>
      Slow
    </button>,
    { at: "/books" },
  );
  measureVisits();
  const told = interacted();
  await page.getByRole("button").click();
  await told;
  for (const _ of [1, 2]) dispatchEvent(new PageTransitionEvent("pagehide"));
  await expect.poll(() => sent.length).toBe(1);
  const visit = { inp_ms: expect.any(Number), errors: 0 };
  expect(sent[0]?.body).toMatchObject({
    ticket: TICKET,
    reports: [
      { deployable: "shell", release: "0123456789aa", page: "main", outcome: "shown", visit },
      { deployable: "books", release: "0123456789ab", outcome: "shown", visit },
    ],
  });
  expect(sent[0]?.body.reports[1]?.visit?.inp_ms).toBeGreaterThanOrEqual(60);
});
