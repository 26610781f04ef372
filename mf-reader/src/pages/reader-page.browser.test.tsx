import type { Text } from "@lagom/shared/contract/text";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { type Answer, answer, brokenJson, failure, unreachable } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { textOf } from "../testing/answers.ts";
import { ReaderPage } from "./reader-page.tsx";

const MESSAGE = "Unable to load article right now. Please try again in a few seconds.";
const SENTENCES = ["Havet är djupt.", "Ingen vet hur djupt."];
const passage = page.getByRole("group", { name: /^Text: / });

const FAILURES: [name: string, given: Answer<"GET /api/article_rewrite">][] = [
  ["answers 500", failure("internal")],
  ["answers broken JSON", brokenJson],
  ["answers what is none of ours", () => ({}) as Text],
  ["cannot be reached", unreachable],
];

beforeEach(() => {
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("GET /api/ux-flags", {
    select_to_translate_tutorial: { version: 1000, shown_at: "2026-01-01T00:00:00Z" },
  });
  answer("POST /api/user/activities", { id: 1 });
});

test.for(FAILURES)("when the server %s, the page says so, and Retry loads the text", async ([, given]) => {
  answer("GET /api/article_rewrite", given);
  await render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language: "svenska" } });
  await expect.element(page.getByText(MESSAGE)).toBeVisible();
  await expect.element(passage).not.toBeInTheDocument();
  answer("GET /api/article_rewrite", textOf("Havet", SENTENCES));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(passage).toMatchTextContent("Havet är djupt.");
});

test("a text from a feed names its author, publisher and licence, with links, and that it was adapted", async () => {
  const source = {
    name: "Global Voices",
    url: "https://sv.globalvoices.org/havet/",
    author: "Maja Ek",
    licence: "CC BY 3.0",
  };
  answer("GET /api/article_rewrite", { ...textOf("Havet", SENTENCES), origin: "llm", source });
  await render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language: "svenska" } });
  const publisher = page.getByRole("link", { name: "Global Voices" });
  await expect.element(publisher).toHaveAttribute("href", source.url);
  const licence = page.getByRole("link", { name: "CC BY 3.0" });
  await expect.element(licence).toHaveAttribute("href", "https://creativecommons.org/licenses/by/3.0/");
  for (const fact of ["Maja Ek", "adapted"]) await expect.element(page.getByText(fact)).toBeVisible();
  await expectAccessible();
});

test("a text reads well on a phone and on a desktop, in light and dark", async () => {
  answer("GET /api/article_rewrite", textOf("Havet", SENTENCES));
  await render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language: "svenska" } });
  await expect.element(passage).toMatchTextContent("Havet är djupt.");
  await expectAccessible();
});
