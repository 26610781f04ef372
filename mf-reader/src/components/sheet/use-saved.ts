import type { Text } from "@lagom/shared/contract/text";
import { paths } from "@lagom/shared/paths";
import { useNavigate } from "@lagom/shared/router";
import { useSession } from "@lagom/shared/session/store";
import { announce } from "@lagom/shared/ui/live";
import { showToast } from "@lagom/shared/ui/toast";
import { useWordCheck } from "../../queries/check-word.ts";
import { useSaveWord } from "../../queries/save-word.ts";
import { useUnsaveWord } from "../../queries/unsave-word.ts";
import type { Block } from "../../text/block.ts";
import { type Mark, type MarkIndex, markOfText, markOfUnit } from "../../text/marks.ts";
import { isPhrase, type Spot, spotSentence, wordToSave } from "../../text/spot.ts";
import { PLACEHOLDER_ID } from "../../text/unsent-marks.ts";
import { words } from "../../words.ts";
import type { LookUp } from "./use-look-up.ts";

/** The longest word or phrase that can be saved. */
const LONGEST_WORD = 200;

/** Whether the spot is a saved word, and how to save it or take it back. */
export function useSaved(
  text: Text,
  block: Block,
  spot: Spot,
  lookUp: LookUp,
  marks: MarkIndex,
  open: boolean,
) {
  const signedIn = useSession(({ user }) => user !== null);
  const navigate = useNavigate();
  const saving = useSaveWord(text.language);
  const unsaving = useUnsaveWord(text.language);
  const word = wordToSave(block, spot);
  const marked = isPhrase(spot) ? markOfText(marks, word) : markOfUnit(marks, block, spot.from);
  const check = useWordCheck(
    word,
    text.lang,
    open && isPhrase(spot) && !marked && word.length <= LONGEST_WORD,
  );
  const mark: Mark | undefined =
    marked ??
    (check?.saved
      ? { id: check.id ?? PLACEHOLDER_ID, word, lemma: null, status: check.status ?? "new" }
      : undefined);
  const answer = lookUp.state === "answered" ? lookUp.answer : undefined;

  const save = () => {
    if (!answer || mark || word.length > LONGEST_WORD) return;
    if (!signedIn) return askToSignIn(() => navigate(`${paths.landing}?sign-in`));
    announce(words.lookUp.savedAnnouncement(word));
    saving.mutate({
      source_word: word,
      translated_word: answer.gloss.slice(0, LONGEST_WORD),
      source_lang: text.lang,
      target_lang: text.gloss_lang,
      ...(answer.lemma ? { lemma: answer.lemma } : {}),
      context: { rewrite_id: text.rewrite_id, sentence: spotSentence(block, spot).text.slice(0, 2000) },
    });
  };
  return {
    signedIn,
    saved: mark !== undefined,
    canSave: answer !== undefined && word.length <= LONGEST_WORD,
    save,
    undo: () => mark && unsaving.mutate(mark),
  };
}

export type Saved = ReturnType<typeof useSaved>;

function askToSignIn(onAction: () => void): void {
  showToast({ text: words.lookUp.signIn, action: { label: words.lookUp.signInAction, onAction } });
}
