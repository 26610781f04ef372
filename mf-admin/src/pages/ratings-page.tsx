import { Segmented } from "@lagom/shared/ui/segmented";
import { RatedBooks } from "../components/rated-books.tsx";
import { RatingList } from "../components/rating-list.tsx";
import { useListPlace } from "../components/use-list-place.ts";
import { words } from "../words.ts";

const texts = words.ratingList;

/** Likes and stars that readers gave: each of them, or summed up for each book. */
export function RatingsPage() {
  const place = useListPlace();
  const byBook = place.choice("view") === "books";
  const views = (
    <Segmented
      label={texts.view}
      options={[
        { value: "each", label: texts.each },
        { value: "books", label: texts.byBook },
      ]}
      value={byBook ? "books" : "each"}
      onChange={(view) => {
        place.clear();
        place.choose("view", view === "books" ? view : "");
      }}
    />
  );
  return byBook ? <RatedBooks place={place} views={views} /> : <RatingList place={place} views={views} />;
}
