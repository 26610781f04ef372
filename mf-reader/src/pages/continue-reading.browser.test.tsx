import type { Reply } from "@lagom/shared/contract/calls";
import { Route, Routes } from "@lagom/shared/router";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { textOf } from "../testing/answers.ts";
import { ReaderPage } from "./reader-page.tsx";

type Opened = Reply<"GET /api/user/read-articles">["articles"];

const begun = { article_id: 12, rewrite_id: 40, title: "Skogen" } as Opened[number];
const opened = (articles: Opened) => ({ articles, page: 1, limit: 1, has_more: false });

/** Opens what the shortcut "Continue reading" of shell/src/boot/app.webmanifest opens. */
const open = () =>
  render(
    inMain(
      <Routes>
        <Route path="/reader" element={<ReaderPage />} />
        <Route path="/article/:articleId" element={<h1>An article</h1>} />
      </Routes>,
    ),
    { at: "/reader?continue=1", preferences: { target_language: "svenska" } },
  );

test("the shortcut leads to the text that was opened last and is not finished", async () => {
  const reply = later("GET /api/user/read-articles");
  const asked = answer("GET /api/user/read-articles", reply.answer);
  await open();
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  reply.give(opened([begun]));
  await expect.element(page.getByRole("heading", { name: "An article" })).toBeVisible();
  expect(location.pathname).toBe("/article/12");
  expect(asked[0]?.url.search).toBe("?unfinished=true&limit=1&language=svenska");
});

test.for([
  ["without one", () => opened([])],
  ["when it cannot be said which", failure("bad_request")],
] as const)("%s the shortcut leads to the next recommended text", async ([, given]) => {
  answer("GET /api/user/read-articles", given);
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("GET /api/ux-flags", {
    select_to_translate_tutorial: { version: 1000, shown_at: "2026-01-01T00:00:00Z" },
  });
  answer("POST /api/user/activities", { id: 1 });
  answer("GET /api/article_rewrite", textOf("Havet", ["Havet är djupt."]));
  await open();
  await expect.element(page.getByRole("heading", { name: "Havet" })).toBeVisible();
  expect(location.pathname + location.search).toBe("/reader");
});
