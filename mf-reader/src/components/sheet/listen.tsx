import type { Text } from "@lagom/shared/contract/text";
import { findLanguage, languageOf } from "@lagom/shared/text/languages";
import { IconButton } from "@lagom/shared/ui/button";
import { Volume2 } from "lucide-react";
import { memo, useState } from "react";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { type Spot, spotText } from "../../text/spot.ts";
import { speakSpot } from "../listening/speak-spot.ts";
import styles from "./lookup-sheet.module.css";

interface ListenProps {
  text: Text;
  block: Block;
  spot: Spot;
}

/** Speaks a word, or shows that there is no voice for its language. */
export const Listen = memo(function Listen({ text, block, spot }: ListenProps) {
  const word = spotText(block, spot);
  const [silent, setSilent] = useState<string | null>(null);
  const language = findLanguage(text.lang) ?? languageOf(text.language);
  const listen = async () => setSilent((await speakSpot(text, block, spot)) ? null : word);
  return (
    <>
      <IconButton label={strings.lookup.listen} icon={<Volume2 size={20} />} onClick={listen} />
      {silent === word && (
        <p className={styles.voice} role="status">
          {strings.lookup.noVoice({ language: language.name })}
        </p>
      )}
    </>
  );
});
