import { formatCount } from "@lagom/shared/text/format";
import styles from "./figures.module.css";

interface FiguresProps {
  title: string;
  figures: readonly (readonly [name: string, count: number])[];
}

/** Large counts. */
export function Figures({ title, figures }: FiguresProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
