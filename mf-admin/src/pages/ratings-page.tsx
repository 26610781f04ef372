import { Segmented } from "@lagom/shared/ui/segmented";
import { RatedBooks } from "../components/rated-books.tsx";
import { RatingList } from "../components/rating-list.tsx";
import { useListState } from "../components/use-list-state.ts";
import { ratingStrings } from "../strings/ratings.ts";

/** Readers' likes and stars, one by one or by book. */
export function RatingsPage() {
  const texts = ratingStrings.list;
  const listState = useListState();
  const byBook = listState.choice("view") === "books";
  const views = (
    <Segmented
      label={texts.view}
      options={[
        { value: "each", label: texts.each },
        { value: "books", label: texts.byBook },
      ]}
      value={byBook ? "books" : "each"}
      onChange={(view) => {
        listState.clear();
        listState.choose("view", view === "books" ? view : "");
      }}
    />
  );
  return byBook ? (
    <RatedBooks listState={listState} views={views} />
  ) : (
    <RatingList listState={listState} views={views} />
  );
}
