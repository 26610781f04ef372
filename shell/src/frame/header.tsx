import { paths } from "@lagom/shared/paths";
import { Link, NavLink } from "@lagom/shared/router";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import type { SessionUser } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { strings } from "../strings.ts";
import styles from "./header.module.css";
import { LazyAccountMenu } from "./lazy-account-menu.tsx";
import { LazyDayPill } from "./lazy-day-pill.tsx";
import { LevelPicker } from "./level-picker.tsx";
import { Logo } from "./logo.tsx";

const forReaders = () => [
  { to: paths.newsfeed, label: strings.frame.newsfeed },
  { to: paths.books, label: strings.frame.books },
  { to: paths.words, label: strings.frame.words },
];
const forVisitors = () => [
  { to: paths.about, label: strings.frame.about },
  { to: paths.faq, label: strings.frame.faq },
  { to: paths.contact, label: strings.frame.contact },
];

interface HeaderProps {
  user: SessionUser | null;
  settled: boolean;
  /** Whether the page shows texts to a visitor too: then language and level are theirs to choose. */
  reads?: boolean;
}

/** Logo, the main pages, and what belongs to the reader: language, level and account; or the way in. */
export function Header({ user, settled, reads = false }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to={user ? paths.newsfeed : paths.landing} className={styles.home}>
          <Logo />
        </Link>
        {settled && <Places of={user ? forReaders() : forVisitors()} />}
        {settled && (
          <div className={styles.own}>{user ? <ForReader user={user} /> : <ForVisitor reads={reads} />}</div>
        )}
      </div>
    </header>
  );
}

function Places({ of }: { of: ReturnType<typeof forReaders> | ReturnType<typeof forVisitors> }) {
  return (
    <nav className={styles.nav} aria-label={strings.frame.main}>
      {of.map(({ to, label }) => (
        <NavLink key={to} to={to} className={styles.link ?? ""}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function ForReader({ user }: { user: SessionUser }) {
  return (
    <>
      <LazyDayPill />
      <LevelPicker />
      <span className={styles.account}>
        <LazyAccountMenu label={strings.account.menu}>
          <span className={styles.initial} aria-hidden="true">
            {(user.full_name ?? user.email).slice(0, 1).toUpperCase()}
          </span>
        </LazyAccountMenu>
      </span>
    </>
  );
}

function ForVisitor({ reads }: { reads: boolean }) {
  return (
    <>
      {reads && <LevelPicker short />}
      <span className={styles.signIn}>
        <Button kind="quiet" size="small" onClick={() => openAuthDialog("sign-in")}>
          {strings.frame.signIn}
        </Button>
      </span>
      <Button kind="primary" size="small" onClick={() => openAuthDialog("sign-up")}>
        {strings.frame.startReading}
      </Button>
    </>
  );
}
