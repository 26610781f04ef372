import { useSession } from "@lagom/shared/session/store";
import type { ReactNode } from "react";
import { FeedbackButton } from "../feedback/feedback-button.tsx";
import { words } from "../words.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { Header } from "./header.tsx";
import { useCurrentRoute } from "./use-current-route.ts";
import { useScroll } from "./use-scroll.ts";

/** What stands around every page: header, the phone's bottom bar, footer and the feedback button. */
export function Frame({ children }: { children: ReactNode }) {
  const user = useSession((state) => state.user);
  const route = useCurrentRoute();
  useScroll();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {words.frame.skip}
      </a>
      <Header user={user} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!route?.area && <Footer />}
      <BottomBar user={user} />
      <FeedbackButton />
    </div>
  );
}
