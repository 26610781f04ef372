import { paths } from "@lagom/shared/paths";
import { useNavigate } from "@lagom/shared/router";
import type { Direction } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { IconButton } from "@lagom/shared/ui/button";
import { Segmented } from "@lagom/shared/ui/segmented";
import { ArrowLeft } from "lucide-react";
import { words } from "../../words.ts";
import { AppearanceMenu } from "./appearance-menu.tsx";
import styles from "./reader-bar.module.css";

interface ReaderBarProps {
  /** The levels that the text has; empty while it loads. */
  levels: readonly Level[];
  level: Level;
  onLevel: (level: Level) => void;
  /** The bar follows the direction of the text. */
  dir: Direction;
}

/** What stands above a text: the way back, its level, its appearance. */
export function ReaderBar({ levels, level, onLevel, dir }: ReaderBarProps) {
  const navigate = useNavigate();
  const back = () => {
    const inside = typeof history.state?.idx === "number" && history.state.idx > 0;
    if (inside) navigate(-1);
    else navigate(paths.newsfeed);
  };
  return (
    <div className={styles.bar} dir={dir} data-reading-bar>
      <div className={styles.inner}>
        <IconButton
          label={words.reader.back}
          icon={<ArrowLeft className={styles.arrow} size={22} />}
          onClick={back}
        />
        {levels.length > 0 && (
          <div dir="ltr">
            <Segmented
              label={words.reader.level}
              options={levels.map((value) => ({ value, label: value }))}
              value={level}
              onChange={onLevel}
            />
          </div>
        )}
        <AppearanceMenu />
      </div>
    </div>
  );
}
