import { paths } from "@lagom/shared/paths";
import { Button, buttonClass } from "@lagom/shared/ui/button";
import { Component, type ReactNode } from "react";
import type {} from "./boot/broken-shell.ts";
import styles from "./error-boundary.module.css";
import { words } from "./words.ts";

interface Props {
  children: ReactNode;
  /** Draws nothing in place of what failed: for what stands over a page. */
  quiet?: boolean;
}

/** Holds a failure of the shell's own pages, with a way on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error("A page of the shell failed", error);
    window.lagomShellFails?.("entry_threw", String(error));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.quiet ? null : <ErrorPage />;
  }
}

function ErrorPage() {
  return (
    <main className={styles.page} role="alert">
      <h1>{words.error.title}</h1>
      <p>{words.error.text}</p>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => location.reload()}>
          {words.error.reload}
        </Button>
        {/* A full load: the router may be what failed. */}
        <a href={paths.landing} className={buttonClass("secondary")}>
          {words.error.home}
        </a>
      </div>
    </main>
  );
}
