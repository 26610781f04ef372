import { levelFor } from "@lagom/shared/preferences/defaults";
import { usePreferences } from "@lagom/shared/preferences/store";
import { useSession } from "@lagom/shared/session/store";
import { languageOf } from "@lagom/shared/text/languages";
import { useState } from "react";
import { type TextWish, useBookText } from "../queries/book-text.ts";

/** Which text of a book is read, and how far it has come. */
export interface Reading {
  wish: TextWish;
  query: ReturnType<typeof useBookText>;
  choose: (choice: Partial<TextWish>) => void;
}

/** The text of a book: its summary in the language that is learnt and at the reader's level, until they choose another. */
export function useReading(bookId: number): Reading {
  const preferences = usePreferences();
  const known = useSession((state) => !state.loading);
  const [chosen, setChosen] = useState<Partial<TextWish>>({});
  const language = languageOf(chosen.lang ?? preferences.target_language);
  const wish: TextWish = {
    bookId,
    part: chosen.part ?? "summary",
    lang: language.code,
    level: chosen.level ?? levelFor(preferences, language.name),
  };
  const query = useBookText(wish, known);
  return { wish, query, choose: (choice) => setChosen((before) => ({ ...before, ...choice })) };
}
