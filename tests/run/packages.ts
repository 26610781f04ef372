/** The folders of the workspace's packages. */
export const PACKAGES: readonly string[] = [
  "shell",
  "mf-reader",
  "mf-books",
  "mf-account",
  "mf-admin",
  "shared",
  "releases",
  "server",
  "tests",
];
