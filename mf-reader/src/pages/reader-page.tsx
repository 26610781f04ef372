import { withMessages } from "@lagom/shared/i18n/later-messages";
import { levelFor } from "@lagom/shared/preferences/defaults";
import { usePreferences, usePreferencesKnown, usePreferencesLoaded } from "@lagom/shared/preferences/store";
import { isBeingWritten } from "@lagom/shared/reading/being-written";
import { reading } from "@lagom/shared/reading/look";
import { useLocation, useParams, useSearchParams } from "@lagom/shared/router";
import { categoriesQuery } from "@lagom/shared/text/categories";
import { languageOf } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { chapterFrom, metContextFrom } from "@lagom/shared/text-paths";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { ErrorState } from "@lagom/shared/ui/states";
import { showToast } from "@lagom/shared/ui/toast";
import { useLayoutEffect, useRef, useState } from "react";
import type { Player } from "../components/listening/player.tsx";
import { unlockSpeech } from "../components/listening/unlock.ts";
import { TextSkeleton } from "../components/passage/text-skeleton.tsx";
import { ContinueReading } from "../components/reader/continue-reading.tsx";
import { GoneText } from "../components/reader/gone-text.tsx";
import { ReaderBar } from "../components/reader/reader-bar.tsx";
import { ReaderText } from "../components/reader/reader-text.tsx";
import { Underway } from "../components/reader/underway.tsx";
import { useArrival, useTopOf } from "../components/reader/use-arrival.ts";
import { useLevelSwitch } from "../components/reader/use-level-switch.ts";
import { useOtherPreferences } from "../components/reader/use-other-preferences.ts";
import { useReadingPosition } from "../components/reader/use-reading-position.ts";
import { useScrollAnchor } from "../components/reader/use-scroll-anchor.ts";
import { Tutorial } from "../components/tutorial/tutorial.tsx";
import { useMetSentence } from "../components/use-met-sentence.ts";
import { useCategories } from "../queries/categories.ts";
import {
  articleOfVisit,
  cacheAtItsLevel,
  isGone,
  messageFor,
  rememberArticleOfVisit,
  type TextOf,
  useText,
} from "../queries/text.ts";
import { type LevelChoice, levelOfVisit, rememberLevelOfVisit } from "../stores/level-of-visit.ts";
import { useReadingLook } from "../stores/reading-look.ts";
import { readerStrings } from "../strings/reader.ts";
import { strings } from "../strings.ts";

/**
 * An article by its id, at a sentence of one rewrite if the URL names it; at `/reader` the next recommended text, with
 * `?text=` an own text, with `?book=` and `?chapter=` a chapter of a serial, or with `?continue=1` what was begun.
 */
export function ReaderPage() {
  const { articleId } = useParams();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const own = Number(search.get("text")) || undefined;
  const name = `${own} ${articleId ?? key}`;
  useTopOf(name);
  if (search.has("continue")) return <ContinueReading />;
  return <Reader key={name} name={name} articleId={articleId} ownId={own} visit={key} />;
}

interface ReaderProps {
  name: string;
  articleId: string | undefined;
  ownId: number | undefined;
  visit: string;
}

function Reader({ name, articleId, ownId, visit }: ReaderProps) {
  const preferences = usePreferences();
  const available = useCategories();
  // At first the URL decides which text is shown, later the reader's choices.
  const [choice, setChosen] = useState(() => levelOfVisit(visit));
  const setChoice = (chosen: LevelChoice) => {
    setChosen(chosen);
    rememberLevelOfVisit(visit, chosen);
  };
  const [paragraph, setParagraph] = useState<string>();
  const [recommended, setRecommended] = useState(() => articleOfVisit(visit));
  const article = articleId === undefined ? recommended : Number(articleId);
  const [search] = useSearchParams();
  const met = metContextFrom(search);
  const chapter = chapterFrom(search);
  const of: TextOf = ownId
    ? { own: ownId }
    : chapter
      ? chapter
      : article === null
        ? { recommended: categoriesQuery(preferences.preferred_categories, available), visit }
        : met.rewrite && !choice
          ? { rewrite: met.rewrite }
          : { article };
  const asked = choice?.level ?? levelFor(preferences);
  const language = choice?.language ?? preferences.target_language;
  // A text given by its id does not depend on preferences.
  const known = usePreferencesKnown() || "own" in of || "rewrite" in of;
  const query = useText(of, language, asked, known);
  const { data } = query;
  // Until the server's record is there, the preferences are a guess, and so is the text.
  const settled = usePreferencesLoaded() && !query.isPlaceholderData;
  useLayoutEffect(() => {
    if (article === null && data && settled) setRecommended(rememberArticleOfVisit(visit, data));
  }, [article, data, settled, visit]);
  const parts = useLevelSwitch(query, paragraph);
  const switching = query.isPlaceholderData || parts !== data?.pages;
  const first = parts?.[0];
  const writing = isBeingWritten(query.failureReason);
  const container = useRef<HTMLElement>(null);
  const noteAnchor = useScrollAnchor(container, first?.rewrite_id ?? 0, switching);
  useMetSentence(container, met.sentence, query, parts?.length ?? 0);
  const toStart = useReadingPosition(container, query, first, met.sentence !== null);
  const arrival = useArrival(first?.title ?? readerStrings.reader.title, name);
  const { width } = useReadingLook();
  const [listening, setListening] = useState<{ Player: typeof Player }>();
  const listenButton = useRef<HTMLSpanElement>(null);
  const listen = async () => {
    unlockSpeech();
    if (listening) return setListening(undefined);
    // Whoever only reads loads no player.
    const player = import(/* webpackChunkName: "listening" */ "../components/listening/player.tsx");
    const loaded = await withMessages(player, "player").catch(() =>
      showToast({ text: strings.listening.notLoaded }),
    );
    if (loaded) setListening(loaded);
  };
  const endListening = () => {
    setListening(undefined);
    listenButton.current?.querySelector("button")?.focus();
  };
  const switchLevel = (level: Level) => {
    if (data) cacheAtItsLevel(data);
    setParagraph(noteAnchor());
    // A text that a link led to may be in another language than the one being learnt, at every level.
    setChoice({ level, language: first?.language ?? language });
  };
  useOtherPreferences(() => {
    setParagraph(noteAnchor());
    setChoice({});
  });
  const retry = () => {
    setParagraph(noteAnchor());
    void query.refetch();
  };
  return (
    <>
      <ReaderBar
        ready={first !== undefined}
        levels={first?.levels ?? []}
        level={switching ? asked : (first?.level ?? asked)}
        onLevel={switchLevel}
        language={languageOf(first?.language ?? language)}
        listening={listening !== undefined}
        onListen={listen}
        listenButton={listenButton}
        failure={first && query.isLoadingError ? messageFor(of) : undefined}
        underway={first && switching && !query.isLoadingError && <Underway writing={writing} where="bar" />}
        onRetry={retry}
      />
      <section
        ref={container}
        className={reading.page}
        data-width={width}
        aria-busy={switching && !query.isLoadingError}
      >
        {!first && (
          <VisuallyHidden>
            <h1 ref={arrival} tabIndex={-1}>
              {readerStrings.reader.title}
            </h1>
          </VisuallyHidden>
        )}
        {first && parts && (
          <ReaderText key={first.rewrite_id} {...{ arrival, query, first, parts }} onFinished={toStart} />
        )}
        {!first &&
          query.isError &&
          !query.isFetching &&
          (isGone(of, query.error) ? (
            <GoneText />
          ) : (
            <ErrorState message={messageFor(of)} onRetry={() => query.refetch()} />
          ))}
        {!first && (query.isFetching || !query.isError) && (
          <>
            <Underway writing={writing} where="page" />
            <TextSkeleton />
          </>
        )}
      </section>
      {listening && first && parts && (
        <listening.Player container={container} first={first} parts={parts} onClose={endListening} />
      )}
      {first && <Tutorial abovePlayer={listening !== undefined} dir={first.dir} />}
    </>
  );
}
