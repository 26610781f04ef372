import type { Reply } from "@lagom/shared/contract/calls";
import { type Column, Table } from "@lagom/shared/ui/table";
import { LanguageFilter } from "../components/list-filters.tsx";
import { ListPage } from "../components/list-page.tsx";
import { MetIn } from "../components/met-in.tsx";
import { When } from "../components/when.tsx";
import { WordText } from "../components/word-text.tsx";
import { useLookups } from "../queries/lookups.ts";
import { useListState } from "../stores/use-list-state.ts";
import { lookupsStrings } from "../strings/lookups.ts";
import styles from "./lookups-page.module.css";

type Lookup = Reply<"GET /api/user/word-lookups">["lookups"][number];

const tableColumns = (): Column<Lookup>[] => [
  {
    key: "word",
    header: lookupsStrings.columns.word,
    bare: true,
    cell: (lookup) => <WordText strong text={lookup.word} lang={lookup.source_lang} />,
  },
  {
    key: "translation",
    header: lookupsStrings.columns.translation,
    bare: true,
    cell: (lookup) => <WordText text={lookup.translation} lang={lookup.target_lang} />,
  },
  {
    key: "met",
    header: lookupsStrings.columns.met,
    bare: true,
    cell: (lookup) => <MetIn lang={lookup.source_lang} met={lookup} />,
  },
  {
    key: "when",
    header: lookupsStrings.columns.when,
    cell: (lookup) => <When at={lookup.occurred_at} withTime />,
  },
];

/** Words the user looked up while reading. */
export function LookupsPage() {
  const listState = useListState();
  const { kept, columns: _, ...texts } = lookupsStrings;
  return (
    <ListPage
      {...texts}
      listState={listState}
      filters={<LanguageFilter listState={listState} />}
      wide
      query={useLookups(listState)}
      isEmpty={(data) => data.lookups.length === 0}
    >
      {(data) => (
        <>
          <Table
            caption={lookupsStrings.title}
            columns={tableColumns()}
            rows={data.lookups}
            rowKey={(lookup) => lookup.id}
          />
          {data.retention_months !== undefined && (
            <p className={styles.kept}>{kept({ months: data.retention_months })}</p>
          )}
        </>
      )}
    </ListPage>
  );
}
