import { AreaPart } from "@lagom/shared/area-part";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { Segmented } from "@lagom/shared/ui/segmented";
import { Skeleton } from "@lagom/shared/ui/states";
import { useCallback, useState } from "react";
import { words } from "../words.ts";
import styles from "./landing-page.module.css";

const FIRST_LEVELS: readonly Level[] = ["A2", "B1", "C1"];

/** The live passage: its level can be slid, its words can be touched. */
export function TryPassage({ language }: { language: LanguageName }) {
  const [level, setLevel] = useState<Level>("B1");
  const [levels, setLevels] = useState(FIRST_LEVELS);
  const onLoaded = useCallback((text: { level: Level; levels: Level[] }) => {
    setLevels(text.levels);
    setLevel(text.level);
  }, []);
  return (
    <section className={styles.passage} aria-label={words.landing.passage}>
      <div className={styles.passageHead}>
        <p>{words.landing.hint}</p>
        <Segmented
          label={words.landing.level}
          options={levels.map((value) => ({ value, label: value }))}
          value={level}
          onChange={setLevel}
        />
      </div>
      <div className={styles.passageText}>
        <AreaPart
          area="reader"
          part="passage"
          props={{ of: { sample: true }, language, level, onLoaded }}
          loading={<Skeleton lines={9} height="1.4rem" />}
        />
      </div>
    </section>
  );
}
