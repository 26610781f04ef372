import { callApi } from "@lagom/shared/api/client";
import type { Reply } from "@lagom/shared/contract/calls";
import { SAVED_WORD_CHECK_DELAY_MS } from "@lagom/shared/limits";
import { keyFor, type QueryClient, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import type { LanguageCode } from "@lagom/shared/text/languages";

type Check = Reply<"GET /api/user-words/check/{word}">;

const waiting = new Map<string, { send: () => void; reply: Promise<Check> }>();

/** Checks whether a word is saved. Checks made within a short time are sent together, and equal ones only once. */
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

const checkKey = (word: string, source_lang: LanguageCode) =>
  keyFor("GET /api/user-words/check/{word}", { params: { word }, query: { source_lang } });

const NOT_SAVED: Check = { saved: false, id: null, status: null, translated_word: null };

/** Notes that a word was unsaved, before the server confirms it. */
export const checkAsUnsaved = (client: QueryClient, word: string, lang: LanguageCode): void =>
  void client.setQueryData<Check>(checkKey(word, lang), (check) => check && NOT_SAVED);

/** What the server knows about a word beyond the marks: a phrase spelt differently, the reader's translation. */
export function useWordCheck(word: string, lang: LanguageCode, needed: boolean): Check | undefined {
  const signedIn = useSession(({ user }) => user !== null);
  return useQuery({
    queryKey: checkKey(word, lang),
    queryFn: () => checkWord(word, lang),
    enabled: needed && signedIn,
  }).data;
}
