import type { Preferences } from "@lagom/shared/contract/user";
import { expect, test } from "vitest";
import { changeIn, draftLevel, draftOf } from "./preferences-draft.ts";

const preferences: Preferences = {
  user_id: "7f9c24e8-3b12-4fef-91e0-5f0a7e6c1d2b",
  target_language: "svenska",
  source_language: "english",
  preferred_levels: { svenska: "B1" },
  preferred_categories: ["world", "science"],
  theme: "system",
  text_size: 0,
  time_zone: null,
  daily_reviews: 50,
  daily_goal: null,
  stored: true,
};

test("an untouched draft changes nothing", () => {
  expect(changeIn(draftOf(preferences), preferences)).toBeNull();
});

test("a change sends only the changed fields", () => {
  const draft = { ...draftOf(preferences), theme: "dark", categories: ["world"] } as const;
  expect(changeIn(draft, preferences)).toEqual({ theme: "dark", preferred_categories: ["world"] });
});

test("each language has its own level, and the usual one where none was chosen", () => {
  const draft = { ...draftOf(preferences), target: "Deutsch" } as const;
  expect(draftLevel(draft, preferences)).toBe("A2");
  expect(changeIn(draft, preferences)).toEqual({ target_language: "Deutsch" });
});

test("the level of each language that was changed is sent, and of no other", () => {
  const draft = { ...draftOf(preferences), levels: { Deutsch: "C1", svenska: "A1", english: "A2" } } as const;
  expect(changeIn(draft, preferences)).toEqual({ preferred_levels: { Deutsch: "C1", svenska: "A1" } });
});

test("a time zone and its letting go, the size of a review, and a goal are changes", () => {
  const chosen = { ...preferences, time_zone: "Asia/Tokyo" };
  const draft = { ...draftOf(chosen), timeZone: null, dailyReviews: 20, dailyGoal: "one_text" } as const;
  expect(changeIn(draft, chosen)).toEqual({
    time_zone: null,
    daily_reviews: 20,
    daily_goal: "one_text",
  });
  const aimed = { ...preferences, daily_goal: "minutes_5" } as const;
  expect(changeIn({ ...draftOf(aimed), dailyGoal: null }, aimed)).toEqual({ daily_goal: null });
});
