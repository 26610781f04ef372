import type { FeedItem } from "@lagom/shared/contract/text";
import { fixed } from "@lagom/shared/messages";
import { paths } from "@lagom/shared/paths";
import { levelFor } from "@lagom/shared/preferences/defaults";
import { updatePreferences, usePreferences, usePreferencesKnown } from "@lagom/shared/preferences/store";
import { useSearchParams } from "@lagom/shared/router";
import { type Category, DEFAULT_CATEGORIES, isAll } from "@lagom/shared/text/categories";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { usePageHeading } from "@lagom/shared/ui/page";
import { EmptyState } from "@lagom/shared/ui/states";
import { showToast } from "@lagom/shared/ui/toast";
import { CategoryChips } from "../components/feed/category-chips.tsx";
import { FeedList } from "../components/feed/feed-list.tsx";
import { FeedSkeleton } from "../components/feed/feed-skeleton.tsx";
import { HarderLine } from "../components/feed/harder-line.tsx";
import { LevelOfferLine } from "../components/feed/level-offer-line.tsx";
import { TodayCard } from "../components/feed/today-card.tsx";
import { OwnTexts } from "../components/own-texts/own-texts.tsx";
import { useCategories } from "../queries/categories.ts";
import { useLevelOffer } from "../queries/level-offer.ts";
import { firstFeedQuery, useNewsfeed } from "../queries/newsfeed.ts";
import { newsfeedStrings } from "../strings/newsfeed.ts";
import { greeting } from "../text/greeting.ts";
import styles from "./newsfeed-page.module.css";

/** The newsfeed: articles at the reader's level, by category. */
export function NewsfeedPage() {
  const heading = usePageHeading(newsfeedStrings.feed.title);
  const preferences = usePreferences();
  const available = useCategories();
  const known = usePreferencesKnown();
  const [search] = useSearchParams();
  const harder = search.get("harder") === "true";
  const query = useNewsfeed(firstFeedQuery(preferences, available, harder), known);
  const language = preferences.target_language;
  useLevelOffer(language, known);
  const chosen = preferences.preferred_categories;
  const filtered = !isAll(chosen, available);
  const showAll = () => choose([...available]);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {newsfeedStrings.feed[greeting(new Date().getHours())]}
      </h1>
      <TodayCard known={known} first={firstUnfinished(query)} />
      <div className={styles.feed}>
        <div className={styles.chips}>
          <CategoryChips available={available} chosen={chosen} onChange={choose} />
        </div>
        {filtered && isDefault(chosen) && (
          <p className={styles.tip}>
            {newsfeedStrings.feed.someShown({ shown: chosen.length, all: available.length })}
          </p>
        )}
        <OwnTexts />
        {(harder || query.data?.pages[0]?.harder_left_out) && (
          <HarderLine shown={harder} level={levelFor(preferences)} />
        )}
        <Loaded query={query} message={fixed.newsfeed} loading={<FeedSkeleton cards={4} />}>
          {({ pages }) =>
            pages[0]?.articles.length === 0 ? (
              <EmptyFeed filtered={filtered} onShowAll={showAll} />
            ) : (
              <>
                <LevelOfferLine key={language} language={language} />
                <FeedList pages={pages} query={query} onShowAll={filtered ? showAll : undefined} />
              </>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

/** The first article of the feed that the reader has not finished: null if there is none, undefined until that is known. */
function firstUnfinished({ data, isError }: ReturnType<typeof useNewsfeed>): FeedItem | null | undefined {
  if (!data) return isError ? null : undefined;
  return data.pages.flatMap(({ articles }) => articles).find(({ finished }) => !finished) ?? null;
}

/** Whether the reader has yet to try another choice than the first. */
const isDefault = (chosen: readonly Category[]) =>
  chosen.length === DEFAULT_CATEGORIES.length && DEFAULT_CATEGORIES.every((one) => chosen.includes(one));

async function choose(preferred_categories: Category[]): Promise<void> {
  if (!(await updatePreferences({ preferred_categories }))) showToast({ text: fixed.preferencesUpdate });
}

function EmptyFeed({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (filtered)
    return (
      <EmptyState
        title={newsfeedStrings.feed.emptyTitle}
        text={newsfeedStrings.feed.emptyText}
        action={<Button onClick={onShowAll}>{newsfeedStrings.feed.emptyAction}</Button>}
      />
    );
  return (
    <EmptyState
      title={newsfeedStrings.feed.emptyTitle}
      text={newsfeedStrings.feed.emptyAllText}
      action={<LinkButton to={paths.books}>{newsfeedStrings.feed.emptyAllAction}</LinkButton>}
    />
  );
}
