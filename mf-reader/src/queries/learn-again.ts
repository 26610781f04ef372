import type { Reply } from "@lagom/shared/contract/calls";
import type { Text } from "@lagom/shared/contract/text";
import { keyFor, type QueryClient, useMutation, useQueryClient } from "@lagom/shared/query";
import { languageOf } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { strings } from "../strings.ts";
import type { Mark } from "../text/marks.ts";
import { marksKey } from "./marks.ts";

/** A word that its reader knows: saved as known, or known by a text. */
interface KnownWord {
  word: string;
  /** As `known_words` has it. */
  lemma: string;
  /** Undefined where it is not saved. */
  mark: Mark | undefined;
}

type Known = Reply<"GET /api/user/known-words/{id}">;

/** Lets a known word be learnt again, at once in the text; the server's refusal takes that back with a message. */
export function useLearnAgain(text: Text) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ word: label, lemma, mark }: KnownWord) => {
      const lang = languageOf(text.language).code;
      const learning = mark && { params: { id: mark.id }, body: { status: "learning" as const } };
      if (learning) await sendOnce("PATCH /api/user-words/{id}", learning, { label });
      else
        await sendOnce("DELETE /api/user/known-words/{lang}/{lemma}", { params: { lang, lemma } }, { label });
    },
    onMutate: (known) => change(client, text, known, true),
    onError: (_, known) => {
      change(client, text, known, false);
      showToast({ text: strings.lookup.learnAgainFailed({ word: known.word }) });
    },
  });
}

/** Changes the cached replies from which the text is marked. */
function change(client: QueryClient, { language, rewrite_id: id }: Text, known: KnownWord, learnt: boolean) {
  const { lemma, mark } = known;
  if (mark)
    client.setQueryData<Mark[]>(marksKey(language), (marks) =>
      marks?.map((one) => (one.id === mark.id ? { ...one, status: learnt ? "learning" : "known" } : one)),
    );
  else
    client.setQueryData<Known>(
      keyFor("GET /api/user/known-words/{id}", { params: { id } }),
      (data) =>
        data && { lemmas: [...data.lemmas.filter((one) => one !== lemma), ...(learnt ? [] : [lemma])] },
    );
}
