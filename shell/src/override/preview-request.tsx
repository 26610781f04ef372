import { callApi } from "@lagom/shared/api/client";
import type { Reply } from "@lagom/shared/contract/calls";
import { useMutation, useQuery } from "@lagom/shared/query";
import { formatMoment } from "@lagom/shared/text/format";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useState } from "react";
import { storeOverride } from "../areas/override.ts";
import { releaseOf } from "../areas/releases.ts";
import { strings } from "../strings-later.ts";
import { loadAgain } from "./load-again.ts";
import styles from "./override-request.module.css";
import { isUnknown, previewQuery } from "./preview-ended.ts";

/** Asks whoever was invited by a link whether this tab shall show the release that it names. */
export function PreviewRequest({ code }: { code: string }) {
  const [isOpen, setOpen] = useState(true);
  const query = useQuery(previewQuery(code));
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <Dialog title={strings.preview.title} onClose={close} size="small">
      {isUnknown(query.error) ? (
        <Refusal text={strings.preview.unknown} onClose={close} />
      ) : (
        <Loaded query={query} message={strings.preview.failed} loading={<Skeleton lines={2} />}>
          {(preview) => <Question code={code} preview={preview} onClose={close} />}
        </Loaded>
      )}
    </Dialog>
  );
}

interface QuestionProps {
  code: string;
  preview: Reply<"POST /api/release-previews">;
  onClose: () => void;
}

function Question({ code, preview: { area, id, state, expires_at, release }, onClose }: QuestionProps) {
  const show = useMutation({
    mutationFn: () => callApi("POST /api/release-previews", { body: { code, show: true } }),
    onSuccess: (now) => {
      if (!now.release) return;
      storeOverride({ area, release: now.release, preview: code });
      loadAgain();
    },
  });
  const ended =
    state === "expired" ? strings.preview.expired({ at: formatMoment(expires_at) }) : strings.preview.ended;
  if (!release || show.data?.release === null) return <Refusal text={ended} onClose={onClose} />;
  if (releaseOf(area)?.id === id)
    return <Refusal text={strings.preview.already({ area, release: id })} onClose={onClose} />;
  return (
    <>
      <p>{strings.preview.text({ area, release: id })}</p>
      <p>{strings.preview.howLong({ until: formatMoment(expires_at) })}</p>
      {show.isError && <p role="alert">{strings.preview.failed}</p>}
      <div className={styles.actions}>
        <Button onClick={onClose}>{strings.preview.notNow}</Button>
        <Button kind="primary" busy={show.isPending} onClick={() => show.mutate()}>
          {strings.preview.show}
        </Button>
      </div>
    </>
  );
}

function Refusal({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <>
      <p role="alert">{text}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{strings.preview.close}</Button>
      </div>
    </>
  );
}
