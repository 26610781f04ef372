/** The global name of a release: unique, so that two releases can live in one page and never mix. */
export const releaseName = (deployable: string, releaseId: string): string => `${deployable}_${releaseId}`;
