import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { LanguageSelect } from "../language/language-select.tsx";
import { strings } from "../strings.ts";
import styles from "./footer.module.css";

const links = () => [
  { to: paths.about, label: strings.frame.about },
  { to: paths.faq, label: strings.frame.faq },
  { to: paths.contact, label: strings.frame.contact },
  { to: paths.privacy, label: strings.frame.privacy },
  { to: paths.terms, label: strings.frame.terms },
  { to: paths.cookies, label: strings.frame.cookies },
];

/** The public pages, and the language of the interface, under the shell's own pages. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav className={styles.links} aria-label={strings.frame.footer}>
          {links().map(({ to, label }) => (
            <Link key={to} to={to} className={styles.link}>
              {label}
            </Link>
          ))}
        </nav>
        <LanguageSelect />
      </div>
    </footer>
  );
}
