import { coverDesign } from "../text/cover-design.ts";
import { HEIGHT, WIDTH } from "../text/cover-patterns.ts";
import styles from "./cover.module.css";
import { coverTitleSize } from "./cover-title-size.ts";

/** A book cover drawn from its title and authors. It only decorates: the words stand beside it in text. */
export function Cover({ title, authors }: { title: string; authors: string }) {
  const { palette, shapes, framed } = coverDesign(title, authors);
  return (
    <div
      className={styles.cover}
      style={{ background: `linear-gradient(160deg, ${palette.cloth}, ${palette.deep})` }}
      aria-hidden="true"
    >
      <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {framed && <path d="M16 8H192V292H16Z" fill="none" stroke={palette.mark} opacity="0.6" />}
        {shapes.map(({ d, colour, line, opacity }) => (
          <path
            key={d}
            d={d}
            opacity={opacity}
            {...(line
              ? { fill: "none", stroke: palette[colour], strokeWidth: line }
              : { fill: palette[colour] })}
          />
        ))}
      </svg>
      <p className={styles.title} style={{ fontSize: `${coverTitleSize(title)}cqi` }}>
        {title}
      </p>
      <p className={styles.authors}>{authors}</p>
    </div>
  );
}
