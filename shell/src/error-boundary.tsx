import { isApiError } from "@lagom/shared/api/errors";
import { paths } from "@lagom/shared/paths";
import { Button, buttonClass } from "@lagom/shared/ui/button";
import { Component, type ReactNode } from "react";
import type {} from "./areas/broken-shell.ts";
import styles from "./error-boundary.module.css";
import { strings } from "./strings.ts";

interface Props {
  children: ReactNode;
  /** Draws nothing in place of what failed: for what stands over a page. */
  quiet?: boolean;
}

/** Holds a failure of the shell's own pages, with a way on. */
export class ErrorBoundary extends Component<Props, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    console.error("A page of the shell failed", error);
    window.lagomFails?.("entry_threw", String(error));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.quiet ? null : <ErrorPage error={this.state.error} />;
  }
}

/** What failed, in words; where a call did, its id, by which the operator finds it in the log. */
function ErrorPage({ error }: { error: unknown }) {
  const requestId = isApiError(error) ? error.requestId : undefined;
  return (
    <main className={styles.page} role="alert">
      <h1>{strings.error.title}</h1>
      <p>{strings.error.text}</p>
      {requestId && (
        <p>
          {strings.error.reference} <code>{requestId}</code>
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => location.reload()}>
          {strings.error.reload}
        </Button>
        {/* A full load: the router may be what failed. */}
        <a href={paths.landing} className={buttonClass("secondary")}>
          {strings.error.home}
        </a>
      </div>
    </main>
  );
}
