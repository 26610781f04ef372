import { isApiError } from "@lagom/shared/api/errors";
import type { AreaName } from "@lagom/shared/remote";
import { formatMoment } from "@lagom/shared/text/format";
import { leftToRight } from "@lagom/shared/text/left-to-right";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { SelectField, TextField } from "@lagom/shared/ui/field";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useState } from "react";
import { useMakePreview } from "../../queries/release-previews.ts";
import { type Release, useHistory } from "../../queries/releases.ts";
import { releasePreviews as texts } from "../../strings/release-previews.ts";
import { releaseStrings } from "../../strings/releases.ts";
import styles from "./change-dialog.module.css";
import { RefusedLines } from "./refused-lines.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

const USUAL_DAYS = 7;
const MOST_DAYS = 30;

interface Props {
  area: AreaName;
  onClose: () => void;
}

/** Makes a preview of one of the area's releases. */
export function MakePreviewDialog({ area, onClose }: Props) {
  const query = useHistory(area);
  const making = useMakePreview();
  const { data } = making;
  if (data)
    return (
      <SecretDialog
        title={texts.made({ release: data.release })}
        note={texts.secret}
        secret={data.url}
        close={texts.close}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={texts.make} onClose={onClose}>
      <Loaded
        query={query}
        message={releaseStrings.historyFailed}
        loading={<Skeleton lines={2} height="2.5rem" />}
      >
        {({ releases }) =>
          releases.length === 0 ? (
            <p>{texts.noReleases}</p>
          ) : (
            <PreviewForm area={area} releases={releases} making={making} onClose={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface FormProps extends Props {
  releases: readonly Release[];
  making: ReturnType<typeof useMakePreview>;
}

function PreviewForm({ area, releases, making, onClose }: FormProps) {
  const [release, setRelease] = useState(releases[0]?.release ?? "");
  const [days, setDays] = useState(String(USUAL_DAYS));
  const { mutate, error, isPending } = making;
  const isWrong = !/^\d{1,2}$/.test(days.trim()) || Number(days) < 1 || Number(days) > MOST_DAYS;
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ area, release, days: Number(days) });
      }}
    >
      <SelectField
        label={texts.release}
        options={releases.map(({ release: value, created_at }) => ({
          value,
          label: `${leftToRight(value)} · ${formatMoment(created_at)}`,
        }))}
        value={release}
        onChange={setRelease}
      />
      <TextField
        label={texts.days}
        error={isWrong ? texts.daysWrong : undefined}
        value={days}
        onChange={setDays}
        maxLength={3}
        autoComplete="off"
        required
      />
      {isPending && <p role="status">{releaseStrings.checking}</p>}
      {error && !isPending && (
        <RefusedLines title={isApiError(error) ? texts.makeRefused : texts.makeFailed} error={error} />
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button kind="primary" type="submit" busy={isPending} disabled={isWrong}>
          {texts.makeConfirm}
        </Button>
      </div>
    </form>
  );
}
