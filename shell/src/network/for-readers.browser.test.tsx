import type { Reply } from "@lagom/shared/contract/calls";
import { updatePreferences } from "@lagom/shared/preferences/store";
import { markChanged } from "@lagom/shared/query";
import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";
import { useSession } from "@lagom/shared/session/store";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer } from "@lagom/shared/testing/network";
import { inMain, preferencesOf, READER, render, signIn } from "@lagom/shared/testing/render";
import { useUnsaved } from "@lagom/shared/unsaved";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

type Reviews = Reply<"GET /api/user-words/reviews">;
const reviews = (waiting: number, left_today: number): Reviews => ({
  cards: [],
  waiting,
  left_today,
  reviewed_today: 0,
  next_due: null,
  parameters: null,
});

const release = (id: string, revision: number): ReleaseDocument =>
  ({
    environment: "test",
    revision,
    areas: {},
    worker: true,
    shell: { live: { id, scripts: [], styles: [] } },
  }) as never;
Object.assign(document.getElementById(RELEASE_DOCUMENT_ID) ?? {}, {
  textContent: JSON.stringify(release("first", 1)),
});
// These read the release document as they load.
const { startForReader } = await import("./for-readers.ts");
const { learn } = await import("../areas/releases.ts");
const { forgetOthers } = await import("../session/forget-others.ts");

/** What the icon of the app shows. */
let badge: number;
let isInstalled: boolean;

beforeEach(() => {
  badge = -1;
  isInstalled = true;
  vi.spyOn(navigator, "setAppBadge").mockImplementation(async (count = 0) => {
    badge = count;
  });
  vi.spyOn(navigator, "clearAppBadge").mockImplementation(async () => {
    badge = 0;
  });
  const query = window.matchMedia.bind(window);
  vi.stubGlobal("matchMedia", (of: string) =>
    of === "(display-mode: standalone)" ? { matches: isInstalled } : query(of),
  );
});

async function start() {
  await signIn(READER);
  await startForReader();
}

function Draft() {
  const [text, setText] = useState("");
  useUnsaved(text !== "");
  return (
    <>
      <h1>Drafts</h1>
      <input aria-label="Draft" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  );
}

// Before the others: a page starts once.
test("a new release is told of in a line, once, and may be loaded, but not while something is being written", async () => {
  isInstalled = false;
  await start();
  const line = page.getByText("A new version of Lagom is ready.");
  const reload = page.getByRole("button", { name: "Reload" });
  await render(inMain(<Draft />));
  learn(release("first", 2));
  await expect.element(line).not.toBeInTheDocument();
  learn(release("second", 3));
  learn(release("third", 4));
  await expect.element(line).toBeVisible();
  await expect.element(reload).toBeVisible();
  await expectAccessible();
  const draft = page.getByRole("textbox", { name: "Draft" });
  await draft.fill("half a thought");
  await expect.element(reload).not.toBeInTheDocument();
  await expect.element(line).toBeVisible();
  await draft.fill("");
  await expect.element(reload).toBeVisible();
});

test("the icon of the installed app shows how many cards are due today, follows reviews, and nothing once the reader signs out", async () => {
  answer("GET /api/user-words/reviews", reviews(30, 12));
  await start();
  await expect.poll(() => badge).toBe(12);
  answer("GET /api/user-words/reviews", reviews(3, 11));
  await markChanged([{ call: "PUT /api/user-words/{id}/reviews/{answer_id}", unchanged: [] }]);
  await expect.poll(() => badge).toBe(3);
  answer("GET /api/user-words/reviews", reviews(0, 10));
  await markChanged([{ call: "PUT /api/user-words/{id}/reviews/{answer_id}", unchanged: [] }]);
  await expect.poll(() => badge).toBe(0);

  badge = 5;
  useSession.setState({ user: null });
  await forgetOthers(READER.id, false);
  expect(badge).toBe(0);
});

test("in a browser's tab there is no icon, and nothing is asked for it", async () => {
  isInstalled = false;
  const asked = answer("GET /api/user-words/reviews", reviews(30, 12));
  await start();
  expect(badge).toBe(-1);
  expect(asked).toEqual([]);
});

test("the title bar has the colour of the theme that the reader chose, also against the system's", async () => {
  isInstalled = false;
  const bar = (media: string) => {
    const meta = Object.assign(document.createElement("meta"), { name: "theme-color", media });
    document.head.append(meta);
    return meta;
  };
  const bars = ["light", "dark"].map((theme) => bar(`(prefers-color-scheme: ${theme})`));
  const media = () => bars.map((of) => of.media);
  await start();
  expect(media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  answer("PUT /api/user/preferences", preferencesOf(READER, { theme: "dark" }));
  await updatePreferences({ theme: "dark" });
  expect(media()).toEqual(["not all", "all"]);
  for (const of of bars) of.remove();
});
