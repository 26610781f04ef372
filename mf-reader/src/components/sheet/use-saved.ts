import type { Text } from "@lagom/shared/contract/text";
import { LONGEST_WORD } from "@lagom/shared/contract/word-limits";
import { paths } from "@lagom/shared/paths";
import { useNavigate } from "@lagom/shared/router";
import { useSession } from "@lagom/shared/session/store";
import { announce } from "@lagom/shared/ui/live";
import { showToast } from "@lagom/shared/ui/toast";
import { useWriteQueue } from "@lagom/shared/write-queue/state";
import { savesWord } from "@lagom/shared/write-queue/unsent-words";
import { useState } from "react";
import { useWordCheck } from "../../queries/check-word.ts";
import { useSaveWord } from "../../queries/save-word.ts";
import { useUnsaveWord } from "../../queries/unsave-word.ts";
import { noteDone } from "../../stores/tutorial.ts";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { type Mark, type MarkIndex, markOfText, markOfToken } from "../../text/marks.ts";
import { isPhrase, type Spot, spotSentence, wordToSave } from "../../text/spot.ts";
import { PLACEHOLDER_ID } from "../../text/unsent-marks.ts";
import { withWord } from "../with-word.tsx";
import type { Lookup } from "./lookup.ts";
import { isUnknown, meaningToSave, takesOwn } from "./meaning-to-save.ts";

/** Whether the spot is a saved word, and how to save or unsave it. */
export function useSaved(
  text: Text,
  block: Block,
  spot: Spot,
  lookup: Lookup,
  marks: MarkIndex,
  open: boolean,
) {
  const signedIn = useSession(({ user }) => user !== null);
  const navigate = useNavigate();
  const saving = useSaveWord(text.language);
  const unsaving = useUnsaveWord(text.language);
  const word = wordToSave(block, spot, text.lang);
  const marked = isPhrase(spot) ? markOfText(marks, word) : markOfToken(marks, block, spot.from);
  const unknown = isUnknown(lookup);
  const unseen = unknown || (isPhrase(spot) && !marked);
  const check = useWordCheck(word, text.lang, open && unseen && word.length <= LONGEST_WORD);
  const [typed, setTyped] = useState({ word, meaning: "" });
  const own = typed.word === word ? typed.meaning : "";
  const mark: Mark | undefined =
    marked ??
    (check?.saved
      ? { id: check.id ?? PLACEHOLDER_ID, word, lemma: null, status: check.status ?? "new" }
      : undefined);
  const waits = useWriteQueue(
    ({ waiting, stalled }) =>
      stalled && mark !== undefined && waiting.some((entry) => savesWord(entry, mark.word, text.lang)),
  );
  const meaning = meaningToSave(lookup, own);
  const tooLong = word.length > LONGEST_WORD;
  const canSave = meaning !== "" && !tooLong;
  const { lemma, lang = text.gloss_lang } =
    lookup.state === "answered" ? lookup.answer : { lemma: undefined };

  const save = () => {
    if (!canSave || mark) return;
    if (!signedIn) return askToSignIn(() => navigate(`${paths.landing}?sign-in`));
    noteDone("save");
    announce(withWord(strings.lookup.savedAnnouncement, word, text.lang));
    saving.mutate({
      source_word: word,
      translated_word: meaning,
      source_lang: text.lang,
      target_lang: lang,
      ...(lemma ? { lemma } : {}),
      context: { rewrite_id: text.rewrite_id, sentence: spotSentence(block, spot).text.slice(0, 2000) },
    });
  };
  const undo = () => {
    if (!mark) return;
    announce(withWord(strings.lookup.unsavedAnnouncement, mark.word, text.lang));
    unsaving.mutate(mark);
  };
  return {
    signedIn,
    saved: mark !== undefined,
    mark,
    phrase: isPhrase(spot),
    /** Whether it is only stored on this device until the network returns. */
    waits,
    canSave,
    /** Whether it is too long to save, which the sheet says. */
    tooLong: tooLong && lookup.state !== "too-long",
    save,
    /** Whether the reader is asked for a translation of their own. */
    asksOwn: signedIn && takesOwn(lookup) && !tooLong,
    /** Their own translation: the saved one, else the one being typed. */
    own: mark ? (check?.translated_word ?? own) : own,
    writeOwn: (written: string) => setTyped({ word, meaning: written }),
    undo,
  };
}

export type Saved = ReturnType<typeof useSaved>;

function askToSignIn(onAction: () => void): void {
  showToast({ text: strings.lookup.signIn, action: { label: strings.lookup.signInAction, onAction } });
}
