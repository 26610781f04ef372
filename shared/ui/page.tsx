import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "../router.ts";
import { classNames } from "./class-names.ts";
import styles from "./page.module.css";

interface PageProps {
  title: string;
  lead?: ReactNode;
  /** Stands beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
  wide?: boolean | undefined;
  /** Its heading ends where a column of forms does. */
  narrow?: boolean | undefined;
}

/** A longer title, as a list may have, is set smaller: it would fill a phone. */
const LONG_TITLE = 60;

let announced: string | undefined;

/** A page: its heading, its title in the tab, and the focus on the heading after a change of page. */
export function Page({ title, lead, actions, children, wide = false, narrow = false }: PageProps) {
  const heading = usePageHeading(title);
  return (
    <div className={classNames(styles.page, wide && styles.wide, narrow && styles.narrow)}>
      <header className={styles.header}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={title.length > LONG_TITLE ? styles.long : undefined}>
            <bdi>{title}</bdi>
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/**
 * For pages with a heading of their own: titles the tab and moves the focus to the returned heading on a change of page.
 * @param page names the page where its path does not
 */
export function usePageHeading<E extends HTMLElement = HTMLHeadingElement>(title: string, page?: string) {
  const heading = useRef<E>(null);
  const { pathname } = useLocation();
  const name = page ?? pathname;
  useEffect(() => {
    document.title = `${title} · Lagom`;
  }, [title]);
  useEffect(() => {
    if (announced !== undefined && announced !== name) heading.current?.focus({ preventScroll: true });
    announced = name;
  }, [name]);
  return heading;
}
