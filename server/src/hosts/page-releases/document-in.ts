import type { AreaRelease, ReleaseDocument, ShellRelease } from "@lagom/shared/release-document";
import type { AreaName, Deployable } from "@lagom/shared/remote";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { areaRelease, messagesOf } from "./release-address.ts";
import type { ReleaseState } from "./release-state.ts";

const made = new WeakMap<ReleaseState, Map<LanguageCode, ReleaseDocument>>();

/**
 * The release document in the language of the page that it is inlined in: with the messages of each release that it names, and the
 * titles and menu entries that areas declare.
 */
export function documentIn(state: ReleaseState, language: LanguageCode): ReleaseDocument {
  if (language === "en") return state.document;
  const byLanguage = made.get(state) ?? new Map<LanguageCode, ReleaseDocument>();
  made.set(state, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;

  const recordOf = (deployable: Deployable, id: string) =>
    state.named.find((one) => one.deployable === deployable && one.id === id);
  const ofArea = <R extends AreaRelease>(area: AreaName, release: R): R => {
    const record = recordOf(area, release.id);
    const { messages, pages } = record ? areaRelease(record, language) : release;
    return { ...release, ...(messages && { messages }), ...(release.pages && { pages }) };
  };
  const ofShell = (release: ShellRelease): ShellRelease => {
    const record = recordOf("shell", release.id);
    const messages = record && messagesOf(record, language);
    return messages ? { ...release, scripts: [messages, ...release.scripts] } : release;
  };
  const { shell, areas } = state.document;
  const document = {
    ...state.document,
    shell: { live: ofShell(shell.live), fallback: shell.fallback && ofShell(shell.fallback) },
    areas: Object.fromEntries(
      Object.entries(areas).map(([area, { live, canary, fallback }]) => [
        area,
        {
          live: ofArea(area, live),
          canary: canary && ofArea(area, canary),
          fallback: fallback && ofArea(area, fallback),
        },
      ]),
    ),
  };
  byLanguage.set(language, document);
  return document;
}
