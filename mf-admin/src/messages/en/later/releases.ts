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
  historyFailed: "Unable to load the history right now...",
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
  addArea: "Add an area",
  cancel: "Cancel",
  checking: "The gate is looking at it. With a browser at hand this takes some seconds.",
  actions: {
    promote: "Make it live…",
    canary: "Try it in a share of browsers…",
    canaryShare: "Change its share…",
    pause: "Pause the roll-out…",
    resume: "Go on with the roll-out…",
    stop: "End the canary…",
    overruleLive: "Keep it live…",
    rollback: "Roll back…",
    rollbackTo: "Roll back to it…",
    withdraw: "Withdraw the canary…",
    overrule: "Keep the canary…",
    freeze: "Freeze…",
    unfreeze: "End the freeze…",
    protect: "Protect…",
    unprotect: "End the protection…",
    "two-persons-on": "Require two people for promotions…",
    "two-persons-off": "Require one person for promotions…",
  },
  gate: {
    title: "What the gate said",
    skipped: "{check}: not checked, {why}",
    note: "{check}: {text}",
  },
  copying: {
    copy: "Copy",
    copyLabel: "Copy: {what}",
    copied: "Copied.",
    copyFailed: "Unable to copy. Select the text instead.",
  },
} as const satisfies Messages;
