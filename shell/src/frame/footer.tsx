import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { words } from "../words.ts";
import styles from "./footer.module.css";

const links = [
  { to: paths.about, label: words.frame.about },
  { to: paths.faq, label: words.frame.faq },
  { to: paths.contact, label: words.frame.contact },
  { to: paths.privacy, label: words.frame.privacy },
  { to: paths.terms, label: words.frame.terms },
  { to: paths.cookies, label: words.frame.cookies },
];

/** The public pages, under the shell's own pages. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={words.frame.footer}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className={styles.link}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
