import { writeApi } from "@lagom/shared/query";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { SelectField } from "@lagom/shared/ui/field";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useState } from "react";
import { makeChange } from "../queries/change.ts";
import { type OpenFeed, useOpenFeeds } from "../queries/feeds.ts";
import { strings } from "../strings/common.ts";
import { feedStrings } from "../strings/feeds.ts";
import dialog from "./confirm-dialog.module.css";
import { languageName } from "./feed-columns.tsx";
import styles from "./open-feeds-dialog.module.css";

const options = () => [
  { value: "", label: feedStrings.openFeeds.all },
  ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
];

/** Adds the feeds under free licences that come with the product, of one language or all. */
export function OpenFeedsDialog({ onClose }: { onClose: () => void }) {
  const { title, failed } = feedStrings.openFeeds;
  return (
    <Dialog title={title} onClose={onClose}>
      <Loaded query={useOpenFeeds()} message={failed} loading={<Skeleton lines={6} height="1.5rem" />}>
        {({ feeds }) => <OpenFeeds feeds={feeds} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function OpenFeeds({ feeds, onClose }: { feeds: readonly OpenFeed[]; onClose: () => void }) {
  const texts = feedStrings.openFeeds;
  const [language, setLanguage] = useState<LanguageCode | "">("");
  const [busy, setBusy] = useState(false);
  const chosen = feeds.filter(({ lang }) => language === "" || lang === language);
  const missing = chosen.filter(({ added }) => !added).length;
  const add = async () => {
    setBusy(true);
    const body = language ? { language } : {};
    const make = (idempotencyKey: string) => writeApi("POST /api/admin/open-feeds", { body, idempotencyKey });
    const made = await makeChange({ make, done: texts.done({ count: missing }) });
    setBusy(false);
    if (made) onClose();
  };
  return (
    <div className={dialog.confirm}>
      <p>{texts.lead}</p>
      <SelectField
        label={texts.language}
        value={language}
        onChange={(value) => setLanguage(value as LanguageCode | "")}
        options={options()}
      />
      <ul className={styles.feeds}>
        {chosen.map((feed) => (
          <li key={feed.url}>
            <strong dir="auto">{languageName(feed.lang)}</strong> {feed.name}, {feed.licence}{" "}
            {feed.added && <Tag tone="pine">{texts.added}</Tag>}
            <div className={styles.url}>
              <bdi dir="ltr">{feed.url}</bdi>
            </div>
          </li>
        ))}
      </ul>
      <div className={dialog.actions}>
        <Button onClick={onClose}>{strings.changes.cancel}</Button>
        <Button kind="primary" busy={busy} disabled={missing === 0} onClick={add}>
          {texts.add({ count: missing })}
        </Button>
      </div>
    </div>
  );
}
