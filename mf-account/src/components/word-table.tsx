import type { SavedWord } from "@lagom/shared/contract/words";
import { LEECH_LAPSES } from "@lagom/shared/text/review";
import { Tag } from "@lagom/shared/ui/badge";
import { IconButton } from "@lagom/shared/ui/button";
import { type Column, Table } from "@lagom/shared/ui/table";
import { Trash2 } from "lucide-react";
import { useChangeNote, useChangeStatus, useChangeTranslation } from "../queries/change-words.ts";
import { useDeleteWords } from "../queries/delete-words.ts";
import { strings } from "../strings.ts";
import { MetIn } from "./met-in.tsx";
import { NoteCell } from "./note-cell.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { StatusSelect } from "./status-select.tsx";
import { TranslationCell } from "./translation-cell.tsx";
import { type Selection, useSelection } from "./use-selection.ts";
import { When } from "./when.tsx";
import styles from "./word-table.module.css";
import { WordText } from "./word-text.tsx";

/** A page of saved words, which can be changed and deleted one by one or together. */
export function WordTable({ listed }: { listed: readonly SavedWord[] }) {
  const selection = useSelection(listed);
  const changeStatus = useChangeStatus();
  const deleteWords = useDeleteWords();
  return (
    <>
      <SelectionBar
        selection={selection}
        onStatus={(status) => void changeStatus(selection.selected, status)}
        onDelete={() => deleteWords(selection.selected)}
      />
      <div className={styles.words}>
        <Table
          caption={strings.saved.title}
          columns={useColumns(selection)}
          rows={listed}
          rowKey={(word) => word.id}
        />
      </div>
    </>
  );
}

/** After deleting by keyboard, focus the checkbox of a neighbouring row: on a button, a held key would delete that row too. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest("tr");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector("input")?.focus();
}

function useColumns(selection: Selection<SavedWord>): readonly Column<SavedWord>[] {
  const changeStatus = useChangeStatus();
  const changeTranslation = useChangeTranslation();
  const changeNote = useChangeNote();
  const deleteWords = useDeleteWords();
  const { columns } = strings.saved;
  return [
    {
      key: "word",
      header: columns.word,
      bare: true,
      cell: (word) => (
        <label className={styles.word}>
          <input
            type="checkbox"
            aria-label={strings.saved.select({ word: word.source_word })}
            checked={selection.has(word)}
            onChange={() => selection.toggle(word)}
          />
          <span className={styles.named}>
            <WordText strong text={word.source_word} lang={word.source_lang} />
            {word.lapses >= LEECH_LAPSES && <Tag tone="saffron">{strings.review.hard.title}</Tag>}
          </span>
        </label>
      ),
    },
    {
      key: "translation",
      header: columns.translation,
      bare: true,
      cell: (word) => (
        <div className={styles.translation}>
          <TranslationCell
            word={word}
            onChange={(translation) => void changeTranslation(word, translation)}
          />
          <NoteCell word={word} onChange={(note) => void changeNote(word, note)} />
        </div>
      ),
    },
    {
      key: "status",
      header: columns.status,
      cell: (word) => (
        <StatusSelect
          word={word.source_word}
          status={word.status}
          onChange={(status) => void changeStatus([word], status)}
        />
      ),
    },
    {
      key: "met",
      header: columns.met,
      bare: true,
      cell: ({ source_lang, context }) => context && <MetIn lang={source_lang} met={context} />,
    },
    {
      key: "saved",
      header: columns.saved,
      cell: (word) => (
        <span className={styles.saved}>
          <When at={word.created_at} />
          <IconButton
            label={strings.saved.delete({ word: word.source_word })}
            icon={<Trash2 size={18} />}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              deleteWords([word]);
            }}
          />
        </span>
      ),
    },
  ];
}
