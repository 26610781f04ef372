import type { ReleaseRecord } from "@lagom/releases/record";
import type {
  AreaRelease,
  HashedScript,
  ReleaseDocument,
  ShellRelease,
} from "@lagom/shared/release-document";
import type { AreaName, Deployable } from "@lagom/shared/remote";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { fileUrl, integrityIn } from "./release-address.ts";
import type { ReleaseState } from "./release-state.ts";

/** The script of a release's messages in a language; undefined in English, and where it has none. */
export function messagesOf(record: ReleaseRecord, language: LanguageCode): HashedScript | undefined {
  const name = `messages/${language}.js`;
  return record.files[name] && { src: fileUrl(record, name), integrity: integrityIn(record, name) };
}

const made = new WeakMap<ReleaseState, Map<LanguageCode, ReleaseDocument>>();

/** The release document with the messages of each release that it names, in the language of the page that it is inlined in. */
export function withMessages(state: ReleaseState, language: LanguageCode): ReleaseDocument {
  if (language === "en") return state.document;
  const byLanguage = made.get(state) ?? new Map<LanguageCode, ReleaseDocument>();
  made.set(state, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;

  const scriptOf = (deployable: Deployable, id: string) => {
    const record = state.named.find((one) => one.deployable === deployable && one.id === id);
    return record && messagesOf(record, language);
  };
  const ofArea = <R extends AreaRelease>(area: AreaName, release: R): R => {
    const messages = scriptOf(area, release.id);
    return messages ? { ...release, messages } : release;
  };
  const ofShell = (release: ShellRelease): ShellRelease => {
    const messages = scriptOf("shell", release.id);
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
