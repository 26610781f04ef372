import semver from "semver";
import type { ReleaseRecord } from "../record.ts";

/** The parts of a record that are compared. */
type Side = Pick<ReleaseRecord, "deployable" | "id" | "names" | "ranges" | "tags" | "stored">;

const SHARED = "@lagom/shared";
const called = ({ deployable, id }: Side): string => `${deployable} ${id}`;

/** The exports of `@lagom/shared` that an area uses but a shell does not provide, one line each. */
export function missingNames(shell: Side, area: Side): string[] {
  return Object.entries(area.names).flatMap(([subpath, used]) => {
    const provided = shell.names[subpath];
    const from = `${SHARED}/${subpath}`;
    if (!provided) return [`${called(area)} uses ${from}, which ${called(shell)} does not provide`];
    return used
      .filter((name) => !provided.includes(name))
      .map((name) => `${called(area)} uses ${name} of ${from}, which ${called(shell)} does not provide`);
  });
}

/** The version ranges of an area that a shell's versions do not satisfy, one line each. */
export function unmetRanges(shell: Side, area: Side): string[] {
  return Object.entries(area.ranges).flatMap(([name, range]) => {
    const version = shell.ranges[name];
    if (version && semver.satisfies(version, range)) return [];
    const has = version ? `provides ${version}` : "does not provide it";
    return [`${called(area)} needs ${name} ${range}, ${called(shell)} ${has}`];
  });
}

/**
 * The tags of an area's calls that a shell does not know, one line each. Under that shell, the area's writes would not make
 * replies with these tags stale (shared/contract/tags.ts).
 */
export function unknownTags(shell: Side, area: Side): string[] {
  return Object.entries(area.tags ?? {}).flatMap(([call, tags]) =>
    tags
      .filter((tag) => !shell.tags?.[call]?.includes(tag))
      .map((tag) => `${called(area)} uses the tag ${tag} of ${call}, which ${called(shell)} does not know`),
  );
}

/**
 * What an area stores in the browser and a shell does not know, one line each. That shell would leave it to the next reader
 * (shared/storage.ts).
 */
export function unknownStorage(shell: Side, area: Side): string[] {
  return Object.entries(area.stored ?? {}).flatMap(([name, shapes]) =>
    shapes
      .filter((shape) => !shell.stored?.[name]?.includes(shape))
      .map(
        (shape) => `${called(area)} stores ${name} in shape ${shape}, which ${called(shell)} does not know`,
      ),
  );
}
