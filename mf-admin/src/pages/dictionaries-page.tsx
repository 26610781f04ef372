import { locale, perLocale } from "@lagom/shared/i18n/language";
import { formatBytes } from "@lagom/shared/text/format";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { type Column, Table } from "@lagom/shared/ui/table";
import { dictionaryActions } from "../components/dictionary-actions.ts";
import { DictionaryState } from "../components/dictionary-state.tsx";
import { FetchFailed } from "../components/fetch-failure.tsx";
import { type Choice, Filters } from "../components/filters.tsx";
import { ListPage } from "../components/list-page.tsx";
import { actionsColumn, RowMenu } from "../components/row-menu.tsx";
import { useListState } from "../components/use-list-state.ts";
import { type Dictionary, useDictionaries } from "../queries/dictionaries.ts";
import { strings } from "../strings/common.ts";
import { dictionaryList as texts } from "../strings/dictionaries.ts";
import styles from "./dictionaries-page.module.css";

const languageNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: "language" }));
const nameOf = (code: string): string => languageNames().of(code) ?? code;

const SHORT_LICENCE = 60;
const languageOptions = () => [
  { value: "", label: texts.choices.all },
  ...LANGUAGES.map(({ code }) => ({ value: code, label: nameOf(code) })).sort((a, b) =>
    a.label.localeCompare(b.label, locale()),
  ),
];
const choices = (): readonly Choice[] => [
  { name: "from", label: texts.choices.source, options: languageOptions() },
  { name: "to", label: texts.choices.target, options: languageOptions() },
];
const columns = (): readonly Column<Dictionary>[] => [
  { key: "name", header: texts.columns.name, bare: true, long: true, cell: (row) => <Name of={row} /> },
  {
    key: "languages",
    header: texts.columns.languages,
    cell: (row) => texts.pair({ source: nameOf(row.source_lang), target: nameOf(row.target_lang) }),
  },
  { key: "size", header: texts.columns.size, cell: (row) => <Size of={row} /> },
  {
    key: "licence",
    header: texts.columns.licence,
    long: true,
    cell: ({ licence }) => <Licence text={licence} />,
  },
  { key: "state", header: texts.columns.state, long: true, cell: (row) => <DictionaryState of={row} /> },
  actionsColumn((row) => <RowMenu of={row.name} actions={dictionaryActions(row)} />),
];

/** Who publishes it, with a link; a dictionary from a file by its own name. */
function Name({ of: { name, publisher, url } }: { of: Dictionary }) {
  const shown = publisher === "file" ? name : texts.publishers[publisher];
  return <strong>{url ? <a href={url}>{shown}</a> : shown}</strong>;
}

/** Some dictionaries state the whole notice of their licence. */
function Licence({ text }: { text: string | null }) {
  if (text === null) return <span className={styles.soft}>{texts.licenceInside}</span>;
  if (text.length <= SHORT_LICENCE) return text;
  return (
    <details className={styles.licence}>
      <summary>{`${text.slice(0, SHORT_LICENCE).trimEnd()}…`}</summary>
      {text}
    </details>
  );
}

function Size({ of: { bytes, headwords, publisher } }: { of: Dictionary }) {
  const unknown = publisher === "file" ? texts.fromFile : texts.unknownSize;
  return (
    <span className={styles.pair}>
      {bytes === null ? <span className={styles.soft}>{unknown}</span> : formatBytes(bytes)}
      {headwords !== null && <span className={styles.soft}>{texts.headwords({ count: headwords })}</span>}
    </span>
  );
}

/** Open dictionaries that are installed, and those that can be. */
export function DictionariesPage() {
  const listState = useListState();
  const query = useDictionaries(listState.page, listState.choice("from"), listState.choice("to"));
  const unreachable = query.data?.unreachable ?? [];
  return (
    <ListPage
      {...texts}
      title={strings.dictionaries}
      listState={listState}
      filters={
        <>
          <Filters listState={listState} choices={choices()} />
          {unreachable.map(({ publisher, failure, failure_code }) => (
            <p key={publisher} className={styles.unreachable}>
              {texts.unreachable({ publisher: texts.publishers[publisher] })}{" "}
              <FetchFailed code={failure_code} detail={failure} />
            </p>
          ))}
        </>
      }
      query={query}
      rowsOf={(data) => data.dictionaries}
    >
      {(rows) => (
        <Table
          caption={strings.dictionaries}
          columns={columns()}
          rows={rows}
          rowKey={({ catalogue_id, id }) => id ?? catalogue_id ?? ""}
          isAlarming={({ state }) => state === "failed"}
        />
      )}
    </ListPage>
  );
}
