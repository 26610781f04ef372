import styles from "./why.module.css";

/** Why something was done, in the words and the direction of whoever did it, on a line of its own. */
export function Why({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    // The line stands where its neighbours do, whatever the direction of the words on it.
    <span className={styles.why}>
      <q dir="auto">{text}</q>
    </span>
  );
}
