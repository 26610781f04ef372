import { Link } from "@lagom/shared/router";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { sectionPath } from "./addresses.ts";
import styles from "./section-links.module.css";

interface Props {
  sections: readonly { id: string; label: string }[];
  current: string;
}

/** The sections of the releases page. */
export function SectionLinks({ sections, current }: Props) {
  return (
    <nav className={styles.links} aria-label={texts.list.sections}>
      {sections.map(({ id, label }) => (
        <Link key={id} to={sectionPath(id)} aria-current={id === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
