import styles from "./cover.module.css";
import { coverTitleSize } from "./cover-title-size.ts";
import { seriesOf } from "./hash.ts";

const CLOTHS = [
  { cloth: "#1E5A4B", deep: "#123C38", mark: "#E3B457" },
  { cloth: "#8C3346", deep: "#5E1F30", mark: "#F0D3A6" },
  { cloth: "#2F5578", deep: "#1C3650", mark: "#E9C27A" },
  { cloth: "#7B5A22", deep: "#523A12", mark: "#F4E3BD" },
  { cloth: "#4B4463", deep: "#2E2942", mark: "#E7A98C" },
  { cloth: "#A2552F", deep: "#6E3519", mark: "#F6DDA6" },
] as const;

const MARKS = ["sun", "ring", "arch", "waves"] as const;

/** A book cover drawn from its title and authors. It only decorates: the words stand beside it in text. */
export function Cover({ title, authors }: { title: string; authors: string }) {
  const next = seriesOf(`${title}|${authors}`);
  const { cloth, deep, mark } = CLOTHS[Math.floor(next() * CLOTHS.length)] ?? CLOTHS[0];
  const shape = MARKS[Math.floor(next() * MARKS.length)] ?? MARKS[0];
  return (
    <div
      className={styles.cover}
      style={{ background: `linear-gradient(160deg, ${cloth}, ${deep})`, borderInlineStartColor: deep }}
      aria-hidden="true"
    >
      <p className={styles.title} style={{ fontSize: `${coverTitleSize(title)}cqi` }}>
        {title}
      </p>
      <p className={styles.authors}>{authors}</p>
      <svg className={styles.mark} viewBox="0 0 100 100" aria-hidden="true">
        <Mark shape={shape} colour={mark} />
      </svg>
    </div>
  );
}

function Mark({ shape, colour }: { shape: (typeof MARKS)[number]; colour: string }) {
  if (shape === "sun") return <circle cx="50" cy="50" r="48" fill={colour} />;
  if (shape === "ring") return <circle cx="50" cy="50" r="38" fill="none" stroke={colour} strokeWidth="16" />;
  if (shape === "arch")
    return <path d="M8 98V50a42 42 0 0 1 84 0v48H66V52a16 16 0 0 0-32 0v46Z" fill={colour} />;
  return (
    <path
      d="M4 30q23-20 46 0t46 0M4 55q23-20 46 0t46 0M4 80q23-20 46 0t46 0"
      fill="none"
      stroke={colour}
      strokeWidth="9"
    />
  );
}
