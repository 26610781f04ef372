import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { pageConfig } from "@lagom/shared/page-config";
import type { AreaName } from "@lagom/shared/remote";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { useState } from "react";
import { storeOverride } from "../areas/override.ts";
import { strings } from "../strings-later.ts";
import { loadAgain } from "./load-again.ts";
import styles from "./override-request.module.css";

/** Asks before another build of an area is shown in this tab; only operators get it. In development there is no such build. */
export function OverrideRequest({ asked: { area, build } }: { asked: { area: AreaName; build: string } }) {
  const [state, setState] = useState<"asking" | "loading" | keyof typeof strings.override.refused | "closed">(
    pageConfig().development ? "unknown" : "asking",
  );
  const show = async () => {
    setState("loading");
    try {
      const release = await callApi("GET /api/admin/release-override", { query: { area, release: build } });
      storeOverride({ area, release });
      loadAgain();
    } catch (error) {
      if (!isApiError(error)) setState("failed");
      else if (error.status === 401 || error.status === 403) setState("forbidden");
      else setState(error.status < 500 ? "unknown" : "failed");
    }
  };

  if (state === "closed") return null;
  const close = () => setState("closed");
  const refusal = state === "asking" || state === "loading" ? null : strings.override.refused[state];
  return (
    <Dialog title={strings.override.title} onClose={close} size="small">
      <p role={refusal ? "alert" : undefined}>{refusal ?? strings.override.text({ area, build })}</p>
      <div className={styles.actions}>
        <Button onClick={close}>{refusal ? strings.override.close : strings.override.cancel}</Button>
        {!refusal && (
          <Button kind="primary" busy={state === "loading"} onClick={show}>
            {strings.override.show}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
