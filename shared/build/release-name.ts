/** The global name of a release: unique, so that two releases can live in one page and never mix. */
export const releaseName = (deployable: string, releaseId: string): string => `${deployable}_${releaseId}`;

/**
 * Stands for the id in a build of another toolchain, whose id is a hash of its contents and comes into them when it is published
 * (docs/release-format.md#release-id).
 */
export const UNSTAMPED = "1a60e00001d0";

/** Describes a build of another toolchain, beside its files. */
export const RECORD_FILE = "release.json";
