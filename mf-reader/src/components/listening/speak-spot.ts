import type { Text } from "@lagom/shared/contract/text";
import { languageOf } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { type Spot, spotBounds, spotText } from "../../text/spot.ts";
import { unlockSpeech } from "./unlock.ts";

/**
 * Reads a word or phrase aloud; what reads is loaded with the first one. Call it in a user gesture.
 * @returns false if there is no voice for the language
 */
export async function speakSpot(text: Text, block: Block, spot: Spot): Promise<boolean> {
  unlockSpeech();
  const loaded = await import(/* webpackChunkName: "listening" */ "./speak.ts").catch(() =>
    showToast({ text: strings.listening.notLoaded }),
  );
  if (!loaded) return true;
  const { rewrite_id: rewrite } = text;
  const piece = {
    text: spotText(block, spot),
    rewrite,
    paragraph: block.paragraph.id,
    ...spotBounds(block, spot),
  };
  return loaded.speak(piece, text);
}

/** Reads a word or phrase aloud, or shows that there is no voice for it. Call it in a user gesture. */
export async function speakOrSay(text: Text, block: Block, spot: Spot): Promise<void> {
  if (!(await speakSpot(text, block, spot)))
    showToast({ text: strings.lookup.noVoice({ language: languageOf(text.lang).name }) });
}
