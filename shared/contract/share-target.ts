/** Where `share_target` in the shell's manifest sends what another app shares. */
export const SHARE_ADDRESS = "/share";

/** The fields of `share_target` in the shell's manifest; the bookmarklet uses that of the link too. */
export const SHARED_FIELDS = {
  title: "share_title",
  text: "share_text",
  url: "share_url",
  file: "share_file",
} as const;
