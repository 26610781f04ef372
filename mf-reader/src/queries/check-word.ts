import { callApi } from "@lagom/shared/api/client";
import type { Reply } from "@lagom/shared/contract/calls";
import { SAVED_WORD_CHECK_DELAY_MS } from "@lagom/shared/messages";
import { useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import type { LanguageCode } from "@lagom/shared/text/languages";

type Check = Reply<"GET /api/user-words/check/{word}">;

const waiting = new Map<string, { send: () => void; reply: Promise<Check> }>();

/** Asks whether a word is saved. Checks of a short while go out together, equal ones as one (product.md §9). */
export function checkWord(word: string, source_lang: LanguageCode): Promise<Check> {
  const key = `${source_lang} ${word}`;
  const same = waiting.get(key);
  if (same) return same.reply;
  let send = () => {};
  const reply = new Promise<Check>((resolve) => {
    send = () =>
      resolve(callApi("GET /api/user-words/check/{word}", { params: { word }, query: { source_lang } }));
  });
  waiting.set(key, { send, reply });
  if (waiting.size === 1) setTimeout(sendWaiting, SAVED_WORD_CHECK_DELAY_MS);
  return reply;
}

function sendWaiting(): void {
  const checks = [...waiting.values()];
  waiting.clear();
  for (const { send } of checks) send();
}

/** Whether the server has a word that the marks do not show, such as a phrase that it spells differently. */
export function useWordCheck(word: string, lang: LanguageCode, needed: boolean): Check | undefined {
  const signedIn = useSession(({ user }) => user !== null);
  return useQuery({
    queryKey: ["user-words", "check", lang, word],
    queryFn: () => checkWord(word, lang),
    enabled: needed && signedIn,
  }).data;
}
