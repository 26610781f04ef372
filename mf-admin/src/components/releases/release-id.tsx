import styles from "./releases.module.css";

/** The id of a release: always from left to right, never broken. */
export function ReleaseId({ id }: { id: string }) {
  return (
    <code className={styles.id} dir="ltr">
      {id}
    </code>
  );
}
