import { paths } from "@lagom/shared/paths";
import { NavLink } from "@lagom/shared/router";
import { Bookmark, BookOpen, CircleUserRound, Newspaper } from "lucide-react";
import { words } from "../words.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./bottom-bar.module.css";

const places = [
  { to: paths.newsfeed, label: words.frame.shortNews, Icon: Newspaper },
  { to: paths.books, label: words.frame.books, Icon: BookOpen },
  { to: paths.words, label: words.frame.shortWords, Icon: Bookmark },
];

/** The main pages at the thumb, on phones. Its last place is kept free for the feedback button. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label={words.frame.main}>
      {places.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} className={styles.place ?? ""}>
          <Icon size={20} aria-hidden="true" />
          {label}
        </NavLink>
      ))}
      <span className={styles.me}>
        <AccountMenu>
          <span className={styles.place}>
            <CircleUserRound size={20} aria-hidden="true" />
            {words.frame.shortMe}
          </span>
        </AccountMenu>
      </span>
    </nav>
  );
}
