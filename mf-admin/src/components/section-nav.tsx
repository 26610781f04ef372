import { paths } from "@lagom/shared/paths";
import { NavLink } from "@lagom/shared/router";
import { useLayoutEffect, useRef } from "react";
import { useMe } from "../queries/me.ts";
import { strings } from "../strings/common.ts";
import styles from "./section-nav.module.css";

const sections = () => [
  { to: paths.admin, label: strings.dashboard },
  { to: paths.adminUsers, label: strings.users },
  { to: paths.adminBookLists, label: strings.bookLists },
  { to: paths.adminRatings, label: strings.ratings },
  { to: paths.adminFeedback, label: strings.feedback },
  { to: paths.adminMails, label: strings.mails },
  { to: paths.adminFeeds, label: strings.feeds },
  { to: paths.adminDictionaries, label: strings.dictionaries },
  { to: paths.adminReleases, label: strings.releases },
];

const FOR_OPERATORS: readonly string[] = [paths.adminFeeds, paths.adminReleases];

/** The pages of the administration; feeds and releases are for operators. */
export function SectionNav() {
  const role = useMe()?.role;
  const nav = useRef<HTMLElement>(null);
  // On phones and small tablets the navigation is wider than the screen.
  useLayoutEffect(() => {
    const toCurrent = () => centre(nav.current);
    toCurrent();
    window.addEventListener("resize", toCurrent);
    return () => window.removeEventListener("resize", toCurrent);
  }, []);
  return (
    <nav ref={nav} className={styles.nav} aria-label={strings.sections}>
      {sections()
        .filter(({ to }) => role !== "admin" || !FOR_OPERATORS.includes(to))
        .map(({ to, label }) => (
          <NavLink key={to} to={to} end className={styles.link ?? ""}>
            {label}
          </NavLink>
        ))}
    </nav>
  );
}

/** Brings the current page to the middle of the navigation; only there, since the reader may be further down the page. */
function centre(nav: HTMLElement | null): void {
  const current = nav?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!nav || !current) return;
  const { left, width } = nav.getBoundingClientRect();
  nav.scrollBy({ left: current.left + current.width / 2 - (left + width / 2), behavior: "instant" });
}
