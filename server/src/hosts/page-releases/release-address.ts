import type { AreaPages } from "@lagom/releases/area-pages";
import type { ReleaseRecord } from "@lagom/releases/record";
import type { AreaPage, AreaRelease, ShellRelease } from "@lagom/shared/release-document";

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

/** Its description is for search engines only. */
const forBrowser = ({ description: _, ...page }: AreaPages[number]): AreaPage => page;

/** What a page needs to load an area's release. */
export function areaRelease(record: ReleaseRecord): AreaRelease {
  if (!record.entry) throw new Error(`Release ${record.deployable} ${record.id} has no entry`);
  return {
    id: record.id,
    entry: fileUrl(record, record.entry),
    integrity: integrityIn(record, record.entry),
    ...(record.pages?.length ? { pages: declaredPages(record).map(forBrowser) } : {}),
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
