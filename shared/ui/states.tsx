import { createContext, type ReactNode, useContext } from "react";
import { Button } from "./button.tsx";
import { VisuallyHidden } from "./hidden.tsx";
import styles from "./states.module.css";
import { strings } from "./strings.ts";

/** Something could not be had; Retry asks again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.message}>{message}</p>
      {onRetry && <Button onClick={onRetry}>{strings.retry}</Button>}
    </div>
  );
}

interface EmptyStateProps {
  title: string;
  text: string;
  /** The one thing to do next: a Button or a LinkButton. */
  action?: ReactNode;
}

/** Nothing is here yet, and what to do about it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg className={styles.drawing} viewBox="0 0 96 64" aria-hidden="true">
        <path
          className={styles.sheet}
          d="M48 16C38 8 22 8 10 11v40c12-3 28-3 38 5 10-8 26-8 38-5V11c-12-3-28-3-38 5Z"
        />
        <path
          className={styles.stroke}
          d="M48 16v40M20 22c6-1 12-1 18 2M20 31c6-1 12-1 18 2M58 24c6-3 12-3 18-2M58 33c6-3 12-3 18-2"
        />
      </svg>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}

const LoadingSaid = createContext(false);

/** What is still loading, drawn by skeletons: says so once, however many there are. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <LoadingSaid value={true}>
      {!useContext(LoadingSaid) && <VisuallyHidden>{strings.loading}</VisuallyHidden>}
      {children}
    </LoadingSaid>
  );
}

interface SkeletonProps {
  /** Lines of text; without it, one block. */
  lines?: number;
  height?: string;
  width?: string;
  /** What is expected, to be as large as it; nobody sees or hears it. */
  children?: ReactNode;
}

/** Stands in for content that is still loading, in its shape. */
export function Skeleton({ lines, height = "1em", width = "100%", children }: SkeletonProps) {
  if (children)
    return (
      <div className={styles.bone}>
        <div className={styles.expected}>{children}</div>
      </div>
    );
  if (lines === undefined)
    return <div className={styles.bone} style={{ blockSize: height, inlineSize: width }} />;
  return (
    <div className={styles.lines} style={{ inlineSize: width }}>
      <Loading>
        {[...Array(lines).keys()].map((line) => (
          <div
            key={line}
            className={styles.bone}
            style={{ blockSize: height, inlineSize: line === lines - 1 ? "62%" : "100%" }}
          />
        ))}
      </Loading>
    </div>
  );
}
