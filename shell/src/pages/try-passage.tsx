import { AreaPart } from "@lagom/shared/area-part";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { Segmented } from "@lagom/shared/ui/segmented";
import { Skeleton } from "@lagom/shared/ui/states";
import { useCallback, useState } from "react";
import { useAwake } from "../frame/use-awake.ts";
import { USUAL_LEVELS } from "../queries/sample.ts";
import { landingStrings } from "../strings/landing.ts";
import styles from "./landing-page.module.css";
import { SampleText } from "./sample-text.tsx";

/** Level of the text in the page itself. */
const FIRST_LEVEL: Level = "B1";

/**
 * The live passage with a level slider and words to touch. Its code loads once the page is idle or the pointer comes near.
 */
export function TryPassage({ language }: { language: LanguageName }) {
  const [level, setLevel] = useState<Level>(FIRST_LEVEL);
  const { live, wake } = useAwake();
  const still =
    language === "svenska" && level === FIRST_LEVEL ? <SampleText /> : <Skeleton lines={9} height="1.4rem" />;
  const [levels, setLevels] = useState(USUAL_LEVELS);
  const onLoaded = useCallback((text: { level: Level; levels: Level[] }) => {
    setLevels(text.levels);
    setLevel(text.level);
  }, []);
  return (
    <section
      className={styles.passage}
      aria-label={landingStrings.passage}
      onPointerEnter={wake}
      onPointerDown={wake}
      onFocus={wake}
    >
      <div className={styles.passageHead}>
        <p>{landingStrings.hint}</p>
        <Segmented
          label={landingStrings.level}
          options={levels.map((value) => ({ value, label: value }))}
          value={level}
          onChange={setLevel}
        />
      </div>
      <div className={styles.passageText}>
        {live || language !== "svenska" || level !== FIRST_LEVEL ? (
          <AreaPart
            area="reader"
            part="passage"
            props={{ of: { sample: true }, language, level, onLoaded }}
            loading={still}
          />
        ) : (
          still
        )}
      </div>
    </section>
  );
}
