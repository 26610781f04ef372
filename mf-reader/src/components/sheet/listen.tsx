import type { Text } from "@lagom/shared/contract/text";
import { findLanguage, languageOf } from "@lagom/shared/text/languages";
import { IconButton } from "@lagom/shared/ui/button";
import { Volume2 } from "lucide-react";
import { memo, useState } from "react";
import { strings } from "../../strings.ts";
import { speak } from "../listening/speak.ts";
import styles from "./lookup-sheet.module.css";

/** Speaks a word, or shows that this device has no voice for its language. */
export const Listen = memo(function Listen({ word, text }: { word: string; text: Text }) {
  const [silent, setSilent] = useState<string | null>(null);
  const language = findLanguage(text.lang) ?? languageOf(text.language);
  const listen = async () => setSilent((await speak(word, text.lang)) ? null : word);
  return (
    <>
      <IconButton label={strings.lookup.listen} icon={<Volume2 size={20} />} onClick={listen} />
      {silent === word && (
        <p className={styles.voice} role="status">
          {strings.lookup.noVoice(language.name)}
        </p>
      )}
    </>
  );
});
