import type { Text } from "@lagom/shared/contract/text";
import { levelFor } from "@lagom/shared/preferences/defaults";
import { usePreferences, usePreferencesChanged } from "@lagom/shared/preferences/store";
import { useTextShown } from "@lagom/shared/reading/text-shown";
import { useSearchParams } from "@lagom/shared/router";
import { useSession } from "@lagom/shared/session/store";
import { languageOf } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { metContextFrom } from "@lagom/shared/text-paths";
import { useState } from "react";
import type { BookWithOwn } from "../queries/book.ts";
import { type TextRequest, useBookText } from "../queries/book-text.ts";
import { useMetText } from "../queries/met-text.ts";

/** Which text of a book is read, and how far it has come. */
export interface Reading {
  request: TextRequest;
  query: ReturnType<typeof useBookText>;
  /** The levels there are of the requested text. */
  levels: readonly Level[];
  /** The text shown. While another level loads, or if it cannot be loaded, the previous text stays. */
  text: Text | undefined;
  /** Whether the book has no such text, in the language that is asked for. */
  isMissing: boolean;
  /** The sentence that the URL leads back to; null if it names none, or another text is being read. */
  sentence: string | null;
  choose: (choice: Partial<TextRequest>) => void;
}

/**
 * The text of a book: the one in which a word was met when the address names it, else its summary in the language that is
 * learnt and at the reader's level, until they choose another.
 */
export function useReading(book: BookWithOwn): Reading {
  const { id: bookId } = book;
  const preferences = usePreferences();
  const known = useSession((state) => !state.loading);
  const link = metContextFrom(useSearchParams()[0]);
  const changed = usePreferencesChanged();
  const [chosen, setChosen] = useState<Partial<TextRequest>>({});
  const back = !changed && Object.keys(chosen).length === 0 && link.rewrite !== null;
  const met = useMetText(back && known ? link.rewrite : null);
  const there = met.data?.book_id === bookId && back ? met.data : undefined;
  const language = languageOf(chosen.lang ?? there?.lang ?? preferences.target_language);
  const request: TextRequest = {
    bookId,
    part: chosen.part ?? there?.part ?? "summary",
    lang: language.code,
    level: chosen.level ?? there?.level ?? levelFor(preferences, language.name),
  };
  const isComing = back && met.isPending;
  const signedIn = useSession((state) => state.user !== null);
  // For a user, asking for a missing opening has it written.
  const isThere = exists(book, request) || (request.part === "opening" && book.writes === true && signedIn);
  const asked = useBookText(request, known && !there && !isComing && isThere);
  const query = there ? met : asked;
  const text = useTextShown(
    query.data,
    (shown) => query.data === undefined && isAtOtherLevel(shown, request),
  );
  return {
    request,
    query,
    levels: text?.levels ?? found(book, request)?.levels ?? [],
    text,
    isMissing: !isThere && text === undefined,
    sentence: there ? link.sentence : null,
    // Switching from the text in the URL keeps its language and part.
    choose: (choice) => setChosen((before) => ({ ...(there ? request : {}), ...before, ...choice })),
  };
}

/** What the book says of such a text. */
const found = ({ texts }: BookWithOwn, { part, lang }: TextRequest) =>
  texts?.find((one) => one.part === part && one.lang === lang);

/** Whether there is such a text at any level; a server of an earlier release does not say, and is asked for it. */
const exists = (book: BookWithOwn, request: TextRequest): boolean =>
  book.texts === undefined || found(book, request) !== undefined;

/** Never show another text instead of the requested one. */
const isAtOtherLevel = (shown: Text, { bookId, part, lang }: TextRequest): boolean =>
  shown.book_id === bookId && shown.part === part && shown.lang === lang;
