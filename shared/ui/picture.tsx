import { lazy, Suspense } from "react";
import type { Category } from "../text/categories.ts";
import styles from "./picture.module.css";

/** The drawings are loaded when the first picture is shown: they decorate, and no text waits for them. */
const Scene = lazy(() => import("./picture-scenes.tsx").then((module) => ({ default: module.Scene })));

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
      <Suspense fallback={null}>
        <Scene category={category} seed={seed} />
      </Suspense>
    </svg>
  );
}
