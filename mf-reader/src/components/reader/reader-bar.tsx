import { paths } from "@lagom/shared/paths";
import { useNavigate } from "@lagom/shared/router";
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
}

/** What stands above a text: the way back, its level, its appearance. */
export function ReaderBar({ levels, level, onLevel }: ReaderBarProps) {
  const navigate = useNavigate();
  const back = () => {
    const inside = typeof history.state?.idx === "number" && history.state.idx > 0;
    if (inside) navigate(-1);
    else navigate(paths.newsfeed);
  };
  return (
    <div className={styles.bar} data-reading-bar>
      <div className={styles.inner}>
        <IconButton label={words.reader.back} icon={<ArrowLeft size={22} />} onClick={back} />
        {levels.length > 0 && (
          <Segmented
            label={words.reader.level}
            options={levels.map((value) => ({ value, label: value }))}
            value={level}
            onChange={onLevel}
          />
        )}
        <AppearanceMenu />
      </div>
    </div>
  );
}
