import type { Messages } from "@lagom/shared/i18n/strings";

/** One deployable: its releases, their details, and how one is published. */
export const messages = {
  view: {
    back: "All releases",
    title: "Releases of {deployable}",
    frozen:
      "Frozen by {who}, {when}. Its releases cannot be changed, except by an operator who gives a reason.",
    protected: "Protected by {who}, {when}. Its team may publish; only operators change what is live.",
    withdrawn: "{release} was withdrawn by {who}, {when}. Showing it again needs a reason.",
    overruled: "{release} stays a canary, however much it fails.",
    liveOverruled: "{release} stays live, even when it turns out worse than the release before.",
    history: "Releases of {deployable}, newest first",
    historyEmpty: "No release is kept.",
    columns: {
      release: "Release",
      published: "Published",
      shown: "Last shown",
      health: "Last 24 hours",
      size: "Size, against live",
    },
    neverShown: "Never",
    visits: "{count, plural, one {# visit} other {# visits}}",
    shownBy: {
      promote: "Promoted {when} by {who}",
      rollback: "Rolled back to {when} by {who}",
    },
    size: "{kilobytes, number} KB",
    more: "+{kilobytes, number} KB",
    less: "−{kilobytes, number} KB",
    same: "the same",
    details: "Details and failures",
  },
  details: {
    title: "{deployable} {release}",
    published: "Published",
    /** `when` is a date with a time. */
    publishedBy: "{when}, by {who}",
    source: "Sources",
    noSource: "Not known",
    files: "Files",
    filesOf: "{files, plural, one {# file} other {# files}}, {size} in all",
    shown: "Last shown",
    withdrawn: "Withdrawn",
    withdrawnBy: "{when}, by {who}",
    pages: "What its pages load",
    pageColumns: { page: "Page", size: "Scripts and styles", more: "Against live" },
    newPage: "Not in live",
    failures: "Failures in pages",
    failuresFailed: "Unable to load the failures right now...",
    noFailures: "No page has reported a failure.",
    failure: "{failure} on {page}",
    /** What `failure` stands for above. */
    failureNames: {
      record: "record",
      entry_missing: "entry missing",
      entry_threw: "entry threw",
      entry_timeout: "entry timeout",
      page_missing: "page missing",
      page_timeout: "page timeout",
      chunk_missing: "chunk missing",
      integrity: "integrity",
      contract: "contract",
      render: "render",
      effect: "effect",
      page_hung: "page hung",
    },
    seen: "{sessions, plural, one {# tab} other {# tabs}} on {addresses, plural, one {#\u00a0network} other {#\u00a0networks}}, {people, plural, one {# person} other {# people}} with an account, last {last}",
  },
  publishing: {
    title: "Publish a new release",
    text: "A release is built from its sources, so this is done in a checkout and not here. In the folder of the sources of {deployable}:",
    tokenFor: {
      team: "The token is one for this area, or an operator’s.",
      operator: "The token has to be an operator’s.",
    },
    toTokens: "Make a token",
    after:
      "The gate checks what was sent. Once it has passed, it stands at the top of the list above, and can be made live from there.",
    fromBuild: "With a finished build at hand, nothing need be built again:",
  },
} as const satisfies Messages;
