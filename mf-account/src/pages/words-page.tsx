import type { SavedWord } from "@lagom/shared/contract/words";
import { counted } from "@lagom/shared/text/format";
import { IconButton } from "@lagom/shared/ui/button";
import { type Column, Table } from "@lagom/shared/ui/table";
import { Trash2 } from "lucide-react";
import { ListPage } from "../components/list-page.tsx";
import { MetIn } from "../components/met-in.tsx";
import { StatusSelect } from "../components/status-select.tsx";
import { useListPlace } from "../components/use-list-place.ts";
import { When } from "../components/when.tsx";
import { WordText } from "../components/word-text.tsx";
import { useChangeStatus } from "../queries/change-word.ts";
import { useDeleteWord } from "../queries/delete-word.ts";
import { useWords } from "../queries/words.ts";
import { words } from "../words.ts";
import styles from "./words-page.module.css";

/** Keeps the lead's place. */
const NO_LEAD = "\u00a0";

/** The user's saved words. */
export function WordsPage() {
  const place = useListPlace();
  const query = useWords(place);
  const columns = useColumns();
  return (
    <ListPage
      {...words.saved}
      lead={query.data?.total ? words.saved.lead(counted(query.data.total, "word", "words")) : NO_LEAD}
      place={place}
      wide
      query={query}
      isEmpty={(data) => data.words.length === 0}
    >
      {(data) => (
        <Table caption={words.saved.title} columns={columns} rows={data.words} rowKey={(word) => word.id} />
      )}
    </ListPage>
  );
}

function useColumns(): readonly Column<SavedWord>[] {
  const changeStatus = useChangeStatus();
  const deleteWord = useDeleteWord();
  const { columns } = words.saved;
  return [
    {
      key: "word",
      header: columns.word,
      bare: true,
      cell: (word) => <WordText strong text={word.source_word} lang={word.source_lang} />,
    },
    {
      key: "translation",
      header: columns.translation,
      bare: true,
      cell: (word) => <WordText text={word.translated_word} lang={word.target_lang} />,
    },
    {
      key: "status",
      header: columns.status,
      cell: (word) => (
        <StatusSelect
          word={word.source_word}
          status={word.status}
          onChange={(status) => changeStatus.mutate({ id: word.id, status })}
        />
      ),
    },
    {
      key: "met",
      header: columns.met,
      bare: true,
      cell: ({ source_lang, context }) =>
        context && (
          <MetIn
            lang={source_lang}
            sentence={context.sentence}
            articleId={context.article_id}
            title={context.title}
          />
        ),
    },
    {
      key: "saved",
      header: columns.saved,
      cell: (word) => (
        <span className={styles.saved}>
          <When at={word.created_at} />
          <IconButton
            label={words.saved.delete(word.source_word)}
            icon={<Trash2 size={18} />}
            onClick={() => deleteWord(word)}
          />
        </span>
      ),
    },
  ];
}
