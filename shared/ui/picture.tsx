import type { Category } from "../text/categories.ts";
import { seriesOf } from "./hash.ts";
import styles from "./picture.module.css";
import { SCENES } from "./picture-scenes.tsx";

interface PictureProps {
  /** Chooses the scene. */
  category: Category;
  /** The title: the same title always gives the same picture. */
  seed: string;
}

/** A calm picture drawn from a text's category and title. It only decorates, and fills the width it is given. */
export function Picture({ category, seed }: PictureProps) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 240 164"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {SCENES[category](seriesOf(seed))}
    </svg>
  );
}
