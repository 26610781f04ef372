import type { Messages } from "@lagom/shared/i18n/strings";

/** What is live where, and everything that operators do with it. */
export const messages = {
  /** What stands for a release, in several of the page's sections. */
  names: {
    live: "Live",
    canary: "Canary, {percent, number} % of browsers",
    states: { live: "Live", canary: "Canary", fallback: "Fallback", kept: "Kept" },
    withdrawn: "Withdrawn",
    by: "by {who}",
    justNow: "just now",
    /** `time` is a number with its unit, as `4 min`. */
    ago: "{time} ago",
    /** `label` says in what way the release is shown, as Live. */
    summary: "{label}: {release}",
  },

  figures: {
    label: "How {release} fares, last 24 hours",
    visits: "Visits",
    failures: "Failures",
    errors: "Errors",
    lcp: "LCP",
    inp: "INP",
    none: "No reports yet",
    failedOf: "{failed, number} of {addresses, plural, one {#\u00a0network} other {#\u00a0networks}}",
    noFailures: "None on {addresses, plural, one {#\u00a0network} other {#\u00a0networks}}",
    errorsIn: "{errors, number} in {visits, plural, one {# visit} other {# visits}}",
    noErrors: "None",
    /** `seconds` has one decimal. */
    seconds: "{seconds} s",
    milliseconds: "{milliseconds, number} ms",
    slowOn: "slow on {slow, number} of {measured, plural, one {#\u00a0network} other {#\u00a0networks}}",
  },

  list: {
    lead: "What is live where. Changes reach new pages within a second, and open tabs within half a minute.",
    failed: "Unable to load releases right now...",
    revision: "Revision",
    empty: {
      title: "Nothing is live yet",
      text: "Publish a release of the shell first, then of the areas. The commands need an operator’s token.",
      action: "Make a token",
    },
    sections: "Releases",
    live: "Live",
    people: "People",
    tokens: "Tokens",
    previews: "Previews",
    safety: "Safety",
    log: "Log",
    /** What those of this repository hold. */
    deployables: {
      shell: "The frame around all areas",
      reader: "Newsfeed and reading",
      books: "Books and lists",
      account: "Words, statistics, preferences",
      admin: "Administration",
    },
    noCanary: "No canary.",
    fallback: "Falls back to",
    nothingBefore: "Falls back to nothing: there is no release before it",
    watched: "The live release is taken back by itself, should it turn out worse than that.",
    frozen: "Frozen",
    protected: "Protected",
    /** `action` is a button, as “Roll back…”. */
    actionOn: "{action} {deployable}",
    manageDeployable: "Manage {deployable}",
    lately: "Lately",
    wholeLog: "Whole log",
  },

  rollout: {
    /** `steps` is a list of numbers, as `1 → 10 → 100`. */
    steps: "Step by step: {steps} %",
    /** The next step: a larger share of browsers. */
    next: {
      soon: "{percent, number} % follow soon.",
      at: "{percent, number} % follow at {moment}.",
      soonOnce:
        "{percent, number} % follow soon, once {needed, plural, one {# network has} other {# networks have}} shown it ({seen, number} so far).",
      atOnce:
        "{percent, number} % follow at {moment}, once {needed, plural, one {# network has} other {# networks have}} shown it ({seen, number} so far).",
    },
    /** The last step. */
    live: {
      soon: "It becomes live soon.",
      at: "It becomes live at {moment}.",
      soonOnce:
        "It becomes live soon, once {needed, plural, one {# network has} other {# networks have}} shown it ({seen, number} so far).",
      atOnce:
        "It becomes live at {moment}, once {needed, plural, one {# network has} other {# networks have}} shown it ({seen, number} so far).",
    },
    /** `when` is how long ago it was, as `4 min ago` or `just now`; so it is below. */
    paused: "Paused by {who}, {when}.",
  },

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
    historyFailed: "Unable to load the history right now...",
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
    copy: "Copy",
    copyLabel: "Copy: {what}",
    copied: "Copied.",
    copyFailed: "Unable to copy. Select the text instead.",
  },

  log: {
    title: "Log",
    person: "Address of a person, or name of a token",
    deployable: "Deployable",
    all: "All",
    export: "Export as CSV",
    exportFailed: "Unable to export the log right now. Please try again.",
    failed: "Unable to load the log right now...",
    empty: "Nothing has changed yet.",
    /** What was done, in the past, and by whom; `to` is the release or the revision it was done with. */
    actions: {
      create: "{of} added by {who}",
      retire: "{of} taken away by {who}",
      promote: "{of} promoted to {to} by {who}",
      rollback: "{of} rolled back to {to} by {who}",
      withdraw: "{to} of {of} withdrawn by {who}",
      stop: "Canary {to} of {of} ended by {who}",
      pause: "Roll-out of {to} of {of} paused by {who}",
      resume: "Roll-out of {to} of {of} resumed by {who}",
      copy: "{to} of {of} taken to another server by {who}",
      overrule: "{to} of {of} kept, whatever fails, by {who}",
      restore: "Everything brought back to revision {to} by {who}",
      freeze: "{of} frozen by {who}",
      unfreeze: "Freeze of {of} ended by {who}",
      protect: "{of} protected by {who}",
      unprotect: "Protection of {of} ended by {who}",
      "two-persons-on": "Promotions of {of} bound to two people by {who}",
      "two-persons-off": "Promotions of {of} opened to one person by {who}",
      "add-member": "{member} added to the team of {of} as {to} by {who}",
      "remove-member": "{member} removed from the team of {of} by {who}",
      "worker-on": "Service worker switched on by {who}",
      "worker-off": "Service worker switched off by {who}",
    },
    /** The same, where another release was live before. */
    replacing: {
      promote: "{of} promoted to {to} (was {from}) by {who}",
      rollback: "{of} rolled back to {to} (was {from}) by {who}",
    },
    canary: "{to} of {of} tried in {percent, number} % of browsers by {who}",
    /** `action` is a name out of the log that has no words here. */
    unknown: "{action} by {who}",
    /** `change` is one of the sentences above. */
    approved: "{change}, approved by {name}",
    byForce: "{change} by force",
    gate: "What the gate said",
    older: "Show older changes",
    restore: "Restore…",
    restoreLabel: "Restore revision {revision}",
  },

  safety: {
    rehearsal: {
      title: "Rehearse the way back",
      text: "Tries the release that each deployable falls back to: its files, its names, and whether it loads in a browser beside what is live. Nothing changes for readers.",
      run: "Rehearse now",
      running: "Each fallback is loaded in a browser. This takes up to some minutes.",
      failed: "The rehearsal could not be done right now. Please try again.",
      none: "Nothing to fall back to yet.",
      results: "What the rehearsal found",
      works: "{deployable} can fall back to {release}.",
      broken: "{deployable} could not fall back to {release}.",
    },
    worker: {
      title: "Service worker",
      on: "On: pages that were read can be read offline, and hung pages are noticed.",
      off: "Off: nothing can be read offline, and hung pages are not noticed.",
      switchOff: "Switch it off…",
      switchOn: "Switch it on…",
    },
  },

  addArea: {
    open: "Add an area",
    title: "Add an area",
    text: "Its team can then publish it, and its pages need no release of the shell.",
    name: "Name",
    nameWrong: "2 to 20 small letters.",
    addresses: "It gets all addresses below /{area}.",
    confirm: "Add it",
    done: "There is an area {area} now. Give its team a role or a token.",
    refused: "It was not added:",
    failed: "Unable to add it right now. Please try again.",
  },
} as const satisfies Messages;
