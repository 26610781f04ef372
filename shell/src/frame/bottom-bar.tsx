import { paths } from "@lagom/shared/paths";
import { NavLink } from "@lagom/shared/router";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import type { SessionUser } from "@lagom/shared/session/store";
import { Bookmark, BookOpen, CircleHelp, CircleUserRound, Info, LogIn, Newspaper } from "lucide-react";
import { strings } from "../strings.ts";
import styles from "./bottom-bar.module.css";
import { LazyAccountMenu } from "./lazy-account-menu.tsx";

const SIZE = 20;
const forReaders = () => [
  { to: paths.newsfeed, label: strings.frame.shortNews, icon: <Newspaper size={SIZE} aria-hidden="true" /> },
  { to: paths.books, label: strings.frame.books, icon: <BookOpen size={SIZE} aria-hidden="true" /> },
  { to: paths.words, label: strings.frame.shortWords, icon: <Bookmark size={SIZE} aria-hidden="true" /> },
];
const forVisitors = () => [
  { to: paths.about, label: strings.frame.about, icon: <Info size={SIZE} aria-hidden="true" /> },
  { to: paths.faq, label: strings.frame.faq, icon: <CircleHelp size={SIZE} aria-hidden="true" /> },
];

/** The main pages within reach of the thumb, on phones. The last item is left free for the feedback button. */
export function BottomBar({ user }: { user: SessionUser | null }) {
  return (
    <nav className={styles.bar} aria-label={strings.frame.main}>
      {(user ? forReaders() : forVisitors()).map(({ to, label, icon }) => (
        <NavLink key={to} to={to} className={styles.item ?? ""}>
          {icon}
          {label}
        </NavLink>
      ))}
      {user ? <Me /> : <SignIn />}
    </nav>
  );
}

function Me() {
  return (
    <span className={styles.me}>
      <LazyAccountMenu label={strings.account.shortMenu}>
        <span className={styles.item}>
          <CircleUserRound size={SIZE} aria-hidden="true" />
          {strings.frame.shortMe}
        </span>
      </LazyAccountMenu>
    </span>
  );
}

function SignIn() {
  return (
    <button type="button" className={styles.item} onClick={() => openAuthDialog("sign-in")}>
      <LogIn className={styles.in} size={SIZE} aria-hidden="true" />
      {strings.frame.signIn}
    </button>
  );
}
