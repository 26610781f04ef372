import { paths } from "@lagom/shared/paths";
import { useNavigate } from "@lagom/shared/router";
import type { LanguageName } from "@lagom/shared/text/languages";
import { MOST_OWN_TEXT_CHARACTERS } from "@lagom/shared/text/own-text";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { SelectField, TextArea, TextField } from "@lagom/shared/ui/field";
import { Segmented } from "@lagom/shared/ui/segmented";
import { useUnsaved } from "@lagom/shared/unsaved";
import { type FormEvent, useEffect, useEffectEvent, useMemo, useState } from "react";
import { newTexts, useOwnTexts } from "../../queries/own-texts.ts";
import { addTextStrings } from "../../strings/add-text.ts";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import { charactersOf } from "../../text/files/file-text.ts";
import { MOST_PART_CHARACTERS, partsAdded, partsOf } from "../../text/files/parts.ts";
import { splitTitle } from "../../text/files/plain.ts";
import type { SharedText } from "../../text/shared-text.ts";
import { Bookmarklet } from "./bookmarklet.tsx";
import { ChooseFile } from "./choose-file.tsx";
import styles from "./own-texts.module.css";
import { Preparing } from "./preparing.tsx";
import { useAdd } from "./use-add.ts";
import { useFile } from "./use-file.ts";
import { useLanguageGroups } from "./use-language-groups.ts";

const WAYS = ["paste", "file", "link"] as const;
type Way = (typeof WAYS)[number];
const GUESS = "";
const LONGEST_TITLE = 200;
/** Of an author, or of many. */
const LONGEST_NAME = 200;

interface AddTextDialogProps {
  onClose: () => void;
  /** What another app shared; null when nothing. */
  shared: SharedText | null;
  /** Files that were dropped on the page, or shared by another app. */
  files: readonly File[];
  /** Whether files are held over the page. */
  dropping: boolean;
}

/** Adds an own text: pasted, from a file, or from a link. */
export function AddTextDialog({ onClose, shared, files, dropping }: AddTextDialogProps) {
  const [way, setWay] = useState<Way>(shared?.url ? "link" : "paste");
  const [title, setTitle] = useState(shared?.title.slice(0, LONGEST_TITLE) ?? "");
  const [text, setText] = useState(shared?.text ?? "");
  const [url, setUrl] = useState(shared?.url ?? "");
  const [language, setLanguage] = useState<LanguageName | typeof GUESS>(GUESS);
  const navigate = useNavigate();
  const file = useFile((read) => setTitle(read.title.slice(0, LONGEST_TITLE)));
  const adding = useAdd((id) => {
    onClose();
    navigate(paths.ownText(id));
  });
  const { data: own } = useOwnTexts({ adding: adding.busy });
  const progress = (own && newTexts(own)[0]?.progress) ?? 0;
  useUnsaved(text !== "" || file.text !== undefined);

  const changeWay = (next: Way) => {
    if (!adding.busy) adding.forget();
    setWay(next);
  };
  const choose = (files: readonly File[]) => {
    changeWay("file");
    void file.choose(files);
  };
  const take = useEffectEvent((brought: readonly File[]) => {
    if (brought.length > 0 && !adding.busy) choose(brought);
  });
  useEffect(() => {
    take(files);
  }, [files]);

  const changeText = (next: string) => {
    // What is pasted into the empty field has its title on its first line.
    const titled = text === "" && title === "" ? splitTitle(next) : null;
    if (titled) setTitle(titled.title);
    setText(titled?.rest ?? next);
  };
  const source = (file.text?.author || file.name).slice(0, LONGEST_NAME);
  const parts = useMemo(
    () =>
      file.text ? partsOf({ ...file.text, title }).map((part) => ({ ...part, source_name: source })) : [],
    [file.text, title, source],
  );
  const before = partsAdded(parts, own?.texts ?? []);
  const bodies = {
    paste: () => [{ text, ...(title.trim() ? { title: title.trim() } : {}) }],
    file: () => parts,
    link: () => [{ url: url.trim() }],
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const said = language ? { language } : {};
    await adding.add({
      bodies: bodies[way]().map((body) => ({ ...body, ...said })),
      of: way === "file" ? (file.text ?? "") : `${way} ${text} ${url}`,
      before: way === "file" ? before : [],
      title: title.trim() || file.name,
    });
  };
  const left = MOST_OWN_TEXT_CHARACTERS - text.length;
  const tooLong = left < 0 ? addTextStrings.tooLong({ over: -left }) : undefined;
  const ready = {
    paste: text.trim() !== "" && tooLong === undefined,
    file: parts.length > 0,
    link: url.trim() !== "",
  };
  const titleField = (
    <TextField
      label={addTextStrings.textTitle}
      hint={addTextStrings.textTitleHint}
      value={title}
      onChange={setTitle}
      dir="auto"
      maxLength={LONGEST_TITLE}
    />
  );
  return (
    <Dialog title={newsfeedStrings.ownTexts.add} onClose={onClose} size="wide">
      <form className={styles.form} onSubmit={add}>
        <Segmented
          label={addTextStrings.way}
          options={WAYS.map((value) => ({ value, label: addTextStrings.ways[value] }))}
          value={way}
          onChange={changeWay}
        />
        {way === "paste" && (
          <>
            {titleField}
            <TextArea
              label={addTextStrings.text}
              hint={addTextStrings.limit({ most: MOST_OWN_TEXT_CHARACTERS, left: Math.max(0, left) })}
              error={tooLong ?? adding.failed}
              value={text}
              onChange={changeText}
              dir="auto"
              rows={9}
              required
            />
          </>
        )}
        {way === "file" && (
          <>
            <ChooseFile
              onChoose={choose}
              name={file.name}
              facts={file.text && factsOf(file.text.chapters, parts.length, adding.busy ? 0 : before.length)}
              reading={file.reading}
              error={file.error ?? adding.failed}
              dropping={dropping}
            />
            {file.text && titleField}
          </>
        )}
        {way === "link" && (
          <TextField
            label={addTextStrings.url}
            hint={addTextStrings.urlHint}
            error={adding.failed}
            type="url"
            value={url}
            onChange={setUrl}
            placeholder="https://"
            required
          />
        )}
        {way === "link" && <Bookmarklet />}
        <SelectField
          label={addTextStrings.language}
          options={[{ value: GUESS, label: addTextStrings.guess }]}
          groups={useLanguageGroups()}
          value={language}
          onChange={(value) => setLanguage(value as LanguageName | typeof GUESS)}
        />
        <Button type="submit" kind="primary" busy={adding.busy} disabled={!ready[way]}>
          {addTextStrings.read}
        </Button>
        {adding.busy && (
          <Preparing progress={progress} part={adding.added + 1} of={way === "file" ? parts.length : 1} />
        )}
      </form>
    </Dialog>
  );
}

const factsOf = (chapters: Parameters<typeof charactersOf>[0], parts: number, before: number): string => {
  const texts = addTextStrings;
  const characters = charactersOf(chapters);
  const facts =
    chapters.length > 1
      ? [texts.chaptersAndCharacters({ chapters: chapters.length, characters })]
      : [texts.characters({ characters })];
  if (parts > 1) facts.push(texts.becomes({ parts, most: MOST_PART_CHARACTERS }));
  if (before > 0) facts.push(texts.partsBefore({ before, parts }));
  return facts.join(" ");
};
