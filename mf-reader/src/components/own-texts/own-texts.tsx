import type { OwnText } from "@lagom/shared/contract/own-texts";
import { withMessages } from "@lagom/shared/i18n/later-messages";
import { paths } from "@lagom/shared/paths";
import { Link, useSearchParams } from "@lagom/shared/router";
import { takeSharedFiles } from "@lagom/shared/share-target";
import { Button, IconButton } from "@lagom/shared/ui/button";
import { showToast } from "@lagom/shared/ui/toast";
import { FilePlus2, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { changeOwnTextLanguage, deleteOwnText, newTexts, useOwnTexts } from "../../queries/own-texts.ts";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import { strings } from "../../strings.ts";
import { bringsFile, sharedTextFrom, withoutSharedText } from "../../text/shared-text.ts";
import { sourceName } from "../../text/source-name.ts";
import { isolated } from "../isolated.tsx";
import { LanguageOf } from "./language-of.tsx";
import styles from "./own-texts.module.css";
import { Preparing } from "./preparing.tsx";
import { useFileDrop } from "./use-file-drop.ts";

const AddTextDialog = lazy(async () => {
  const { AddTextDialog } = await withMessages(import("./add-text-dialog.tsx"), "add-text");
  return { default: AddTextDialog };
});

/**
 * The reader's own texts, collapsed at first, and a button to add one; a file can be dropped anywhere on the page, and what another
 * app shared is ready to be added.
 */
export function OwnTexts() {
  const [search, setSearch] = useSearchParams();
  const [shared, setShared] = useState(() => sharedTextFrom(search));
  const [adding, setAdding] = useState(shared !== null);
  const forgetShared = useEffectEvent(() => setSearch(withoutSharedText(search), { replace: true }));
  useEffect(() => {
    if (shared) forgetShared();
  }, [shared]);
  const [files, setFiles] = useState<readonly File[]>([]);
  const addFiles = (brought: readonly File[]) => {
    setFiles(brought);
    setAdding(true);
  };
  const dropping = useFileDrop(addFiles);
  const takeShared = useEffectEvent(async () => {
    setSearch(withoutSharedText(search), { replace: true });
    const brought = await takeSharedFiles();
    if (brought.length > 0) addFiles(brought);
    else showToast({ text: newsfeedStrings.ownTexts.sharedFileLost });
  });
  const hasFile = bringsFile(search);
  useEffect(() => {
    if (hasFile) void takeShared();
  }, [hasFile]);
  const [changing, setChanging] = useState(0);
  const { data, isError, refetch } = useOwnTexts({ adding: changing > 0 });
  const { texts = [], preparing = [] } = data ?? {};
  const unread = data ? newTexts(data) : [];
  const changeLanguage = async (text: OwnText, language: string) => {
    setChanging((count) => count + 1);
    await attempt(
      changeOwnTextLanguage(text.id, language),
      newsfeedStrings.ownTexts.languageFailed({ title: text.title }),
    );
    setChanging((count) => count - 1);
  };
  const close = () => {
    setAdding(false);
    setShared(null);
    setFiles([]);
  };
  const none = texts.length + unread.length === 0;
  return (
    <section className={styles.section} aria-label={newsfeedStrings.ownTexts.title}>
      <details className={styles.details}>
        <summary>
          {data ? newsfeedStrings.ownTexts.summary({ count: texts.length }) : newsfeedStrings.ownTexts.title}
        </summary>
        {isError && none && (
          <p className={styles.note}>
            {newsfeedStrings.ownTexts.loadFailed}{" "}
            <Button size="small" onClick={() => refetch()}>
              {newsfeedStrings.ownTexts.retry}
            </Button>
          </p>
        )}
        {data && !isError && none && <p className={styles.note}>{newsfeedStrings.ownTexts.empty}</p>}
        <ul className={styles.list}>
          {unread.map(({ id, source, progress }) => (
            <li key={id} className={styles.row}>
              <span className={styles.title}>{sourceName(source)}</span>
              <Preparing progress={progress} />
            </li>
          ))}
          {texts.map((text) => (
            <Row
              key={text.id}
              text={text}
              progress={preparing.find(({ id }) => id === text.id)?.progress}
              onLanguage={(language) => changeLanguage(text, language)}
            />
          ))}
        </ul>
      </details>
      <Button size="small" onClick={() => setAdding(true)}>
        <FilePlus2 size={16} aria-hidden="true" />
        {newsfeedStrings.ownTexts.add}
      </Button>
      {adding && (
        <Suspense fallback={null}>
          <AddTextDialog onClose={close} shared={shared} files={files} dropping={dropping} />
        </Suspense>
      )}
      {dropping && !adding && <p className={styles.drop}>{newsfeedStrings.ownTexts.drop}</p>}
    </section>
  );
}

const attempt = (work: Promise<void>, failed: string) => work.catch(() => showToast({ text: failed }));

interface RowProps {
  text: OwnText;
  /** How much of it is tokenised again, in percent; undefined when it is not. */
  progress: number | undefined;
  onLanguage: (language: string) => Promise<void>;
}

function Row({ text, progress, onLanguage }: RowProps) {
  return (
    <li className={styles.row}>
      <Link to={paths.ownText(text.id)} className={styles.title} lang={text.lang}>
        <bdi dir={text.dir}>{isolated(text.title, text.dir === "rtl")}</bdi>
      </Link>
      <span className={styles.facts} dir="auto">
        {strings.minutes({ minutes: text.minutes })} ·{" "}
        {text.source.url ? (
          <a href={text.source.url} target="_blank" rel="noopener noreferrer">
            {text.source.name}
          </a>
        ) : (
          sourceName(text.source)
        )}
      </span>
      {progress !== undefined && <Preparing progress={progress} />}
      <LanguageOf text={text} onChange={(language) => void onLanguage(language)} />
      <IconButton
        label={newsfeedStrings.ownTexts.delete({ title: text.title })}
        icon={<Trash2 size={18} />}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          void attempt(deleteOwnText(text.id), newsfeedStrings.ownTexts.deleteFailed({ title: text.title }));
        }}
      />
    </li>
  );
}

/** Before a text goes: on a button to delete another one, a held key would delete that too. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest("li");
  const link = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("a");
  (link ?? row?.closest("details")?.querySelector("summary"))?.focus();
}
