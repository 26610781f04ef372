import { LANGUAGE_CHANGED } from "@lagom/shared/i18n/change-language";
import { interfaceLanguage } from "@lagom/shared/i18n/language";
import { languageCookie } from "@lagom/shared/i18n/language-cookie";
import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { hasMessages } from "@lagom/shared/i18n/later-messages";
import {
  type AreaRelease,
  type AreaReleases,
  CURRENT_RELEASES,
  type HashedScript,
  type ReleaseDocument,
} from "@lagom/shared/release-document";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { isReleaseDocument } from "../areas/release-document.ts";
import { releaseOf, useReleases } from "../areas/releases.ts";
import { routeOf } from "../areas/route-of.ts";
import { ROUTES } from "../areas/route-table.ts";
import { leaveBy } from "../history/history-guard.ts";
import { loadMessages, opened } from "../scripts/load-messages.ts";
import { strings } from "../strings-language.ts";

/** Shows the interface in the language that a person has chosen, and remembers it in this browser. */
export function chooseLanguage(language: LanguageCode): void {
  leaveBy(() => {
    remember(LANGUAGE_COOKIES.chosen, language);
    forgetAsked();
    void show(language);
  });
}

/** Shows it in the source language of the account, unless the person has chosen another one. */
export function followAccount(language: LanguageCode): void {
  remember(LANGUAGE_COOKIES.account, language);
  if (!document.cookie.includes(`${LANGUAGE_COOKIES.chosen}=`)) leaveBy(() => void show(language));
}

function remember(name: Parameters<typeof languageCookie>[0], language: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the web host reads it; the Cookie Store API is not in every browser
  document.cookie = languageCookie(name, language, location.protocol === "https:");
}

/** Takes the language out of the address of a public page, where it would count for more than the choice when the page is reloaded. */
function forgetAsked(): void {
  const address = new URL(location.href);
  const route = routeOf(address.pathname);
  // On other pages the parameter is about what they list.
  if (!route || route.guard === "protected" || !ROUTES.includes(route)) return;
  address.searchParams.delete("language");
  history.replaceState(history.state, "", address);
}

async function show(language: LanguageCode): Promise<void> {
  if (language === interfaceLanguage()) return;
  try {
    const answer = await fetch(`${CURRENT_RELEASES}?language=${language}`, { cache: "no-store" });
    const releases: unknown = await answer.json();
    if (!isReleaseDocument(releases)) throw new Error("The web host sent no release document");
    takeLanguage(releases);
    await Promise.all([...ownMessages(releases), ...areasShown()].map(loadMessages));
    await Promise.all([...opened.values()].map((find) => loadMessages(find(language))));
    if (language !== "en" && !hasMessages(language))
      throw new Error(`The shell has no messages in ${language}`);
  } catch (error) {
    console.warn("The language was not changed", error);
    showToast({ text: strings.failed });
    return;
  }
  const { code, dir } = languageOf(language);
  const focused = document.activeElement?.getAttribute(FOCUSED_AGAIN);
  Object.assign(document.documentElement, { lang: code, dir });
  dispatchEvent(new Event(LANGUAGE_CHANGED));
  if (focused)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[${FOCUSED_AGAIN}="${focused}"]`)?.focus(),
    );
}

/** Names an element that has the focus again when the page is drawn in another language. */
const FOCUSED_AGAIN = "data-focused-again";

/** The messages of this very release of the shell. */
const ownMessages = ({ shell: { live, fallback } }: ReleaseDocument): HashedScript[] =>
  [live, fallback]
    .filter((release) => release && `shell_${release.id}` === process.env.LAGOM_RELEASE_NAME)
    .flatMap((release) => release?.scripts.filter(({ src }) => src.includes("/messages/")) ?? []);

/** The messages of each release whose code is on the page. */
const areasShown = (): (HashedScript | undefined)[] =>
  Object.keys(useReleases.getState().taken.areas).map((area) => {
    const release = releaseOf(area);
    return release && `${area}_${release.id}` in window ? release.messages : undefined;
  });

/** Puts what another language has for each release into the documents that this tab uses: its messages, and what its pages are called. */
function takeLanguage({ areas }: ReleaseDocument): void {
  const known = new Map(
    Object.entries(areas).flatMap(([area, { live, canary, fallback }]) =>
      [live, canary, fallback].map(
        (release) =>
          [
            `${area}/${release?.id}`,
            { messages: release?.messages, pages: release?.pages ?? live.pages },
          ] as const,
      ),
    ),
  );
  const translated = (document: ReleaseDocument): ReleaseDocument => ({
    ...document,
    areas: Object.fromEntries(
      Object.entries(document.areas).map(([area, { live, canary, fallback }]): [string, AreaReleases] => {
        const inLanguage = <R extends AreaRelease>(release: R): R => {
          const { messages, pages = release.pages } = known.get(`${area}/${release.id}`) ?? {};
          return { ...release, messages, pages };
        };
        return [
          area,
          {
            live: inLanguage(live),
            canary: canary && inLanguage(canary),
            fallback: fallback && inLanguage(fallback),
          },
        ];
      }),
    ),
  });
  useReleases.setState(({ taken, newest }) => ({ taken: translated(taken), newest: translated(newest) }));
}
