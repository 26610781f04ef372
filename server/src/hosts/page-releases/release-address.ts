import { type AreaPages, pageInLanguage } from "@lagom/releases/area-pages";
import type { ReleaseRecord } from "@lagom/releases/record";
import type { AreaPage, AreaRelease, HashedScript, ShellRelease } from "@lagom/shared/release-document";
import type { LanguageCode } from "@lagom/shared/text/languages";

/** The address of a release's file on the web host. */
export const fileUrl = ({ deployable, id }: Pick<ReleaseRecord, "deployable" | "id">, name: string): string =>
  `/releases/${deployable}/${id}/${name}`;

/** The hash of a release's file. @throws Error if there is no such file */
export function integrityIn(record: ReleaseRecord, name: string): string {
  const file = record.files[name];
  if (!file) throw new Error(`Release ${record.deployable} ${record.id} has no file ${name}`);
  return file.integrity;
}

/** The pages that an area's release declares: words before parameters, as the router prefers them. */
export const declaredPages = ({ pages = [] }: Pick<ReleaseRecord, "pages">): AreaPages =>
  pages.toSorted((a, b) => (a.path < b.path ? 1 : -1));

/** Pages as browsers are told of them in a language; their descriptions are for search engines only. */
export const pagesForBrowser = (pages: AreaPages, language: LanguageCode): AreaPage[] =>
  pages.map((declared) => {
    const { description: _, ...page } = pageInLanguage(declared, language);
    return page;
  });

/**
 * The script of a release's messages in a language; undefined in English, and where it has none.
 * @param page for those that only one of its pages has
 */
export function messagesOf(
  record: ReleaseRecord,
  language: LanguageCode,
  page?: string,
): HashedScript | undefined {
  const name = `messages/${language}${page ? `.${page}` : ""}.js`;
  return record.files[name] && { src: fileUrl(record, name), integrity: integrityIn(record, name) };
}

/** What a page in a language needs to load an area's release. */
export function areaRelease(record: ReleaseRecord, language: LanguageCode = "en"): AreaRelease {
  if (!record.entry) throw new Error(`Release ${record.deployable} ${record.id} has no entry`);
  const messages = messagesOf(record, language);
  return {
    id: record.id,
    entry: fileUrl(record, record.entry),
    integrity: integrityIn(record, record.entry),
    ...(messages && { messages }),
    ...(record.pages?.length ? { pages: pagesForBrowser(declaredPages(record), language) } : {}),
  };
}

/** What a page needs to load a shell's release. */
export function shellRelease(record: ReleaseRecord): ShellRelease {
  const { scripts, styles } = record.exposes.main ?? { scripts: [], styles: [] };
  return {
    id: record.id,
    scripts: scripts.map((name) => ({ src: fileUrl(record, name), integrity: integrityIn(record, name) })),
    styles: styles.map((name) => ({ href: fileUrl(record, name), integrity: integrityIn(record, name) })),
  };
}
