import type { SessionUser } from "@lagom/shared/session/store";
import type { ReactNode } from "react";
import { FeedbackButton } from "../feedback/feedback-button.tsx";
import { NetworkStatus } from "../network/network-status.tsx";
import { strings } from "../strings.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { Header } from "./header.tsx";

interface FrameLayoutProps {
  user: SessionUser | null;
  /** Whether it is known that there is a user, or none. */
  settled: boolean;
  footer: boolean;
  children: ReactNode;
}

/** What stands around every page: header, the phone's bottom bar, footer and the feedback button. */
export function FrameLayout({ user, settled, footer, children }: FrameLayoutProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {strings.frame.skip}
      </a>
      <Header user={user} settled={settled} reads={!footer} />
      <NetworkStatus />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer && <Footer />}
      <BottomBar user={user} />
      <FeedbackButton />
    </div>
  );
}
