import { expect, test } from "vitest";
import { languageGroups } from "./languages.ts";

test("all 16 languages stand in three groups", () => {
  const groups = languageGroups();
  expect(groups.map(({ label }) => label)).toEqual(["European", "Asian", "Other"]);
  expect(groups.flatMap(({ options }) => options)).toHaveLength(16);
});

test("a language without articles says so when chosen as the learning language, and only then", () => {
  const polish = [{ name: "Polski", group: "european", has_articles: false }] as const;
  expect(languageGroups(polish, { telling: true })[0]?.options).toEqual([
    { value: "Polski", label: "Polski (no articles yet)" },
  ]);
  expect(languageGroups(polish)[0]?.options[0]?.label).toBe("Polski");
});
