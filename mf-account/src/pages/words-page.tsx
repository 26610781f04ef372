import { useSearchParams } from "@lagom/shared/router";
import { MOST_FOUND_COUNTED } from "@lagom/shared/text/bounds";
import { counted, formatCount } from "@lagom/shared/text/format";
import { lazy, Suspense } from "react";
import { LanguageFilter, SearchFilter, SortChoice, StatusFilter } from "../components/list-filters.tsx";
import { ListPage } from "../components/list-page.tsx";
import { ReviewSkeleton } from "../components/review/review-skeleton.tsx";
import { UnsentList } from "../components/unsent-list.tsx";
import { WordActions } from "../components/word-actions.tsx";
import { WordTable } from "../components/word-table.tsx";
import { useWithUnsent } from "../queries/unsent-words.ts";
import { useWords } from "../queries/words.ts";
import { isFiltered, type ListPlace, useListPlace } from "../stores/use-list-place.ts";
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
  const { shown, unsent } = useWithUnsent(query.data, place);
  const { isFetching, isError, isPlaceholderData, refetch } = query;
  return (
    <ListPage
      title={words.saved.title}
      lead={shown ? leadOf(shown.total + unsent.length, place) : NO_LEAD}
      failed={words.saved.failed}
      empty={words.saved.empty}
      place={place}
      wide
      query={{ data: shown, isFetching, isError, isPlaceholderData, refetch }}
      before={<UnsentList unsent={unsent} />}
      actions={<WordActions language={place.language} status={place.status} />}
      filters={
        <>
          <SearchFilter place={place} />
          <LanguageFilter place={place} />
          <StatusFilter place={place} />
          <SortChoice place={place} />
        </>
      }
      isEmpty={(data) => data.words.length + unsent.length === 0}
    >
      {(data) => data.words.length > 0 && <WordTable listed={data.words} />}
    </ListPage>
  );
}

function leadOf(total: number, place: ListPlace): string {
  if (total === 0) return NO_LEAD;
  if (place.q && total >= MOST_FOUND_COUNTED) return words.saved.foundMany(formatCount(MOST_FOUND_COUNTED));
  const count = counted(total, "word", "words");
  return isFiltered(place) ? words.saved.found(count) : words.saved.lead(count);
}
