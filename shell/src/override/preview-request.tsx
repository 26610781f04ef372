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

const texts = strings.preview;

/** Asks whoever was invited by a link whether this tab shall show the release that it names. */
export function PreviewRequest({ code }: { code: string }) {
  const [isOpen, setOpen] = useState(true);
  const query = useQuery(previewQuery(code));
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <Dialog title={texts.title} onClose={close} size="small">
      {isUnknown(query.error) ? (
        <Refusal text={texts.unknown} onClose={close} />
      ) : (
        <Loaded query={query} message={texts.failed} loading={<Skeleton lines={2} />}>
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
  const ended = state === "expired" ? texts.expired(formatMoment(expires_at)) : texts.ended;
  if (!release || show.data?.release === null) return <Refusal text={ended} onClose={onClose} />;
  if (releaseOf(area)?.id === id) return <Refusal text={texts.already(area, id)} onClose={onClose} />;
  return (
    <>
      <p>{texts.text(area, id)}</p>
      <p>{texts.howLong(formatMoment(expires_at))}</p>
      {show.isError && <p role="alert">{texts.failed}</p>}
      <div className={styles.actions}>
        <Button onClick={onClose}>{texts.notNow}</Button>
        <Button kind="primary" busy={show.isPending} onClick={() => show.mutate()}>
          {texts.show}
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
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </>
  );
}
