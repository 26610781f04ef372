import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./select.module.css";

/** A native choice with our own arrow at its end; a class of its own gives it its shape and colours. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return <select {...props} className={classNames(styles.select, className)} />;
}
