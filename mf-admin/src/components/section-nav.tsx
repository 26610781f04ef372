import { paths } from "@lagom/shared/paths";
import { NavLink } from "@lagom/shared/router";
import { words } from "../words.ts";
import styles from "./section-nav.module.css";

const SECTIONS = [
  { to: paths.admin, label: words.dashboard },
  { to: paths.adminUsers, label: words.users },
  { to: paths.adminBookLists, label: words.bookLists },
  { to: paths.adminRatings, label: words.ratings },
  { to: paths.adminFeedback, label: words.feedback },
  { to: paths.adminReleases, label: words.releases },
];

/** The pages of the administration. */
export function SectionNav() {
  return (
    <nav className={styles.nav} aria-label={words.sections}>
      {SECTIONS.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.link ?? ""}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
