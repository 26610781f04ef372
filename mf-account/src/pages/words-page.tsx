import { useSearchParams } from "@lagom/shared/router";
import { MOST_FOUND_COUNTED } from "@lagom/shared/text/bounds";
import { counted, formatCount } from "@lagom/shared/text/format";
import { lazy, Suspense } from "react";
import { LanguageFilter, SearchFilter, SortChoice, StatusFilter } from "../components/list-filters.tsx";
import { ListPage } from "../components/list-page.tsx";
import { ReviewSkeleton } from "../components/review/review-skeleton.tsx";
import { isFiltered, type ListPlace, useListPlace } from "../components/use-list-place.ts";
import { WordActions } from "../components/word-actions.tsx";
import { WordTable } from "../components/word-table.tsx";
import { useWords } from "../queries/words.ts";
import { words } from "../words.ts";

/** Keeps the lead's place. */
const NO_LEAD = "\u00a0";

/** FSRS and the cards are loaded by those who review. */
const ReviewPage = lazy(async () => ({ default: (await import("./review-page.tsx")).ReviewPage }));

/** The user's saved words; at `?review` their review. */
export function WordsPage() {
  const [search] = useSearchParams();
  if (!search.has("review")) return <WordList />;
  return (
    <Suspense fallback={<ReviewSkeleton />}>
      <ReviewPage />
    </Suspense>
  );
}

function WordList() {
  const place = useListPlace();
  const query = useWords(place);
  return (
    <ListPage
      title={words.saved.title}
      lead={query.data ? leadOf(query.data.total, place) : NO_LEAD}
      failed={words.saved.failed}
      empty={words.saved.empty}
      place={place}
      wide
      query={query}
      actions={<WordActions language={place.language} status={place.status} />}
      filters={
        <>
          <SearchFilter place={place} />
          <LanguageFilter place={place} />
          <StatusFilter place={place} />
          <SortChoice place={place} />
        </>
      }
      isEmpty={(data) => data.words.length === 0}
    >
      {(data) => <WordTable listed={data.words} />}
    </ListPage>
  );
}

function leadOf(total: number, place: ListPlace): string {
  if (total === 0) return NO_LEAD;
  if (place.q && total >= MOST_FOUND_COUNTED) return words.saved.foundMany(formatCount(MOST_FOUND_COUNTED));
  const count = counted(total, "word", "words");
  return isFiltered(place) ? words.saved.found(count) : words.saved.lead(count);
}
