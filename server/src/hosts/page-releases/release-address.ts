import type { ReleaseRecord } from "@lagom/releases/record";
import type { AreaRelease, ShellRelease } from "@lagom/shared/release-document";

/** The address of a release's file on the web host. */
export const fileUrl = ({ deployable, id }: Pick<ReleaseRecord, "deployable" | "id">, name: string): string =>
  `/releases/${deployable}/${id}/${name}`;

/** The hash of a release's file. @throws Error if there is no such file */
export function integrityIn(record: ReleaseRecord, name: string): string {
  const file = record.files[name];
  if (!file) throw new Error(`Release ${record.deployable} ${record.id} has no file ${name}`);
  return file.integrity;
}

/** What a page needs to load an area's release. */
export function areaRelease(record: ReleaseRecord): AreaRelease {
  if (!record.entry) throw new Error(`Release ${record.deployable} ${record.id} has no entry`);
  return {
    id: record.id,
    entry: fileUrl(record, record.entry),
    integrity: integrityIn(record, record.entry),
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
