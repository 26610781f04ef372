import { isListOf, isString, readStored } from "@lagom/shared/checked-json";
import { useEffect } from "react";
import { BROKEN_SHELL_KEY, type BrokenShell } from "../areas/broken-shell.ts";
import { whyFileFailed } from "../areas/load-failure.ts";
import { inlinedDocument } from "../areas/release-document.ts";
import { reportRelease } from "../areas/release-reports.ts";

/** Reports to the health feed that the shell has rendered, or that it replaced a broken one; also ends a canary of the shell. */
export function ShellRendered(): null {
  useEffect(() => {
    window.lagomFails = undefined;
    void report();
  }, []);
  return null;
}

async function report(): Promise<void> {
  const { live, fallback } = inlinedDocument().shell;
  const [broken, failure = "entry_missing", detail = ""] =
    readStored("sessionStorage", BROKEN_SHELL_KEY, isBrokenShell) ?? [];
  if (broken !== live.id || !fallback) {
    return reportRelease({
      deployable: "shell",
      release: live.id,
      page: "main",
      outcome: "shown",
      shown_instead: null,
    });
  }
  const why = failure === "entry_missing" ? await whyFileFailed(detail) : undefined;
  if (why === "unreachable") return;
  reportRelease({
    deployable: "shell",
    release: live.id,
    page: "main",
    outcome: "failed",
    failure: why === "integrity" ? "integrity" : failure,
    shown_instead: fallback.id,
    message: detail.slice(0, 500),
  });
}

const isBrokenShell = (value: unknown): value is BrokenShell =>
  isListOf(isString)(value) && (value[1] === "entry_missing" || value[1] === "entry_threw");
