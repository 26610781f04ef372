import { MOST_FOUND_COUNTED } from "@lagom/shared/limits";
import { useSearchParams } from "@lagom/shared/router";
import { lazy, Suspense } from "react";
import { LanguageFilter, SearchFilter, SortChoice, StatusFilter } from "../components/list-filters.tsx";
import { ListPage } from "../components/list-page.tsx";
import { ReviewSkeleton } from "../components/review/review-skeleton.tsx";
import { UnsentList } from "../components/unsent-list.tsx";
import { WordActions } from "../components/word-actions.tsx";
import { WordTable } from "../components/word-table.tsx";
import { useWithUnsent } from "../queries/unsent-words.ts";
import { useWords } from "../queries/words.ts";
import { isFiltered, type ListState, useListState } from "../stores/use-list-state.ts";
import { strings } from "../strings.ts";

/** Reserves space for the introduction while the list loads. */
const NO_LEAD = "\u00a0";

/** FSRS and the cards are only loaded for a review. */
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
  const listState = useListState();
  const query = useWords(listState);
  const { shown, unsent } = useWithUnsent(query.data, listState);
  const { isFetching, isError, isPlaceholderData, refetch } = query;
  return (
    <ListPage
      title={strings.saved.title}
      lead={
        shown ? leadOf(shown.total + unsent.length, listState) : isFetching ? NO_LEAD : strings.saved.intro
      }
      failed={strings.saved.failed}
      empty={strings.saved.empty}
      listState={listState}
      wide
      query={{ data: shown, isFetching, isError, isPlaceholderData, refetch }}
      before={<UnsentList unsent={unsent} />}
      actions={
        <WordActions
          language={listState.language}
          status={listState.status}
          forgotten={listState.forgotten}
        />
      }
      search={<SearchFilter listState={listState} />}
      filters={
        <>
          <LanguageFilter listState={listState} />
          <StatusFilter listState={listState} />
          <SortChoice listState={listState} />
        </>
      }
      isEmpty={(data) => data.words.length + unsent.length === 0}
    >
      {(data) => data.words.length > 0 && <WordTable listed={data.words} />}
    </ListPage>
  );
}

function leadOf(total: number, listState: ListState): string {
  if (total === 0) return strings.saved.intro;
  if ((listState.q || listState.forgotten) && total >= MOST_FOUND_COUNTED)
    return strings.saved.foundMany({ count: MOST_FOUND_COUNTED });
  return isFiltered(listState) ? strings.saved.found({ count: total }) : strings.saved.lead({ count: total });
}
