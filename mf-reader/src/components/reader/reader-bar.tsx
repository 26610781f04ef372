import { interfaceDirection } from "@lagom/shared/i18n/language";
import { paths } from "@lagom/shared/paths";
import { LevelFailure } from "@lagom/shared/reading/level-failure";
import { reading } from "@lagom/shared/reading/look";
import { useNavigate } from "@lagom/shared/router";
import type { Language } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { Button, IconButton } from "@lagom/shared/ui/button";
import { classNames } from "@lagom/shared/ui/class-names";
import { Segmented } from "@lagom/shared/ui/segmented";
import { ArrowLeft, Headphones } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { readerStrings } from "../../strings/reader.ts";
import { strings } from "../../strings.ts";
import { AppearanceMenu } from "./appearance-menu.tsx";
import styles from "./reader-bar.module.css";

interface ReaderBarProps {
  /** Whether the text has loaded. */
  ready: boolean;
  /** The levels of the text; none while it loads, and for the reader's own texts. */
  levels: readonly Level[];
  level: Level;
  onLevel: (level: Level) => void;
  /** Direction of the text, which the bar follows. */
  language: Language;
  listening: boolean;
  onListen: () => void;
  /** Gets the focus when listening ends. */
  listenButton: RefObject<HTMLSpanElement | null>;
  /** Message shown with the previous text if another level could not be loaded. */
  failure: string | undefined;
  /** Notice that another level is loading. */
  underway: ReactNode;
  onRetry: () => void;
}

/** The bar above a text: back button, level and appearance. */
export function ReaderBar(props: ReaderBarProps) {
  const {
    ready,
    levels,
    level,
    onLevel,
    language,
    listening,
    onListen,
    listenButton,
    failure,
    underway,
    onRetry,
  } = props;
  const navigate = useNavigate();
  const back = () => {
    const inside = typeof history.state?.idx === "number" && history.state.idx > 0;
    if (inside) navigate(-1);
    else navigate(paths.newsfeed);
  };
  return (
    <div className={classNames(reading.bar, styles.bar)} dir={language.dir} data-reading-bar data-screen-only>
      <div className={reading.row}>
        <IconButton
          label={readerStrings.reader.back}
          icon={<ArrowLeft className={styles.arrow} size={22} />}
          onClick={back}
        />
        {levels.length > 0 && (
          <div dir={interfaceDirection()}>
            <Segmented
              label={readerStrings.reader.level}
              options={levels.map((value) => ({ value, label: value }))}
              value={level}
              onChange={onLevel}
            />
          </div>
        )}
        <div className={styles.tools}>
          <span ref={listenButton}>
            <IconButton
              label={strings.listening.open}
              icon={<Headphones size={21} />}
              aria-expanded={listening}
              disabled={!ready}
              onClick={onListen}
            />
          </span>
          <AppearanceMenu lang={language.code} />
        </div>
      </div>
      {underway && (
        <div className={styles.below} dir={interfaceDirection()}>
          {underway}
        </div>
      )}
      {failure && (
        <div className={styles.below}>
          <LevelFailure message={failure}>
            <Button size="small" onClick={onRetry}>
              {readerStrings.reader.retry}
            </Button>
          </LevelFailure>
        </div>
      )}
    </div>
  );
}
