import { counted } from "@lagom/shared/text/format";

/** In one line, in a narrow column too. */
const networks = (count: number): string => counted(count, "network", "networks").replace(" ", "\u00A0");

/** What stands for a release, in several of the page's sections. */
export const releaseNames = {
  live: "Live",
  canary: (percent: number) => `Canary, ${percent} % of browsers`,
  states: { live: "Live", canary: "Canary", fallback: "Fallback", kept: "Kept" },
  withdrawn: "Withdrawn",
  by: "by",
  justNow: "just now",
  ago: (time: string) => `${time} ago`,
} as const;

export const releaseFigures = {
  label: (release: string) => `How ${release} fares, last 24 hours`,
  visits: "Visits",
  failures: "Failures",
  errors: "Errors",
  lcp: "LCP",
  inp: "INP",
  none: "No reports yet",
  failedOf: (failed: string, addresses: number) => `${failed} of ${networks(addresses)}`,
  noFailures: (addresses: number) => `None on ${networks(addresses)}`,
  errorsIn: (errors: string, visits: number) => `${errors} in ${counted(visits, "visit", "visits")}`,
  noErrors: "None",
  seconds: (seconds: string) => `${seconds} s`,
  milliseconds: (count: string) => `${count} ms`,
  slowOn: (slow: string, measured: number) => `slow on ${slow} of ${networks(measured)}`,
} as const;

export const releaseList = {
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
  } as Readonly<Partial<Record<string, string>>>,
  noCanary: "No canary.",
  fallback: "Falls back to",
  nothingBefore: "nothing: there is no release before it",
  watched: "The live release is taken back by itself, should it turn out worse than that.",
  frozen: "Frozen",
  protected: "Protected",
  manage: "Manage",
  manageDeployable: (deployable: string) => `Manage ${deployable}`,
  lately: "Lately",
  wholeLog: "Whole log",
} as const;

export const rollout = {
  steps: (steps: string) => `Step by step: ${steps} %`,
  next: (percent: number, when: string) => `${percent} % follow ${when}`,
  live: (when: string) => `it becomes live ${when}`,
  at: (moment: string) => `at ${moment}`,
  soon: "soon",
  waits: (seen: string, needed: string) => `once ${needed} networks have shown it (${seen} so far)`,
  paused: (who: string, when: string) => `Paused by ${who}, ${when}.`,
} as const;

export const releaseView = {
  back: "All releases",
  title: (deployable: string) => `Releases of ${deployable}`,
  frozen: (who: string, when: string) =>
    `Frozen by ${who}, ${when}. Its releases cannot be changed, except by an operator who gives a reason.`,
  protected: (who: string, when: string) =>
    `Protected by ${who}, ${when}. Its team may publish; only operators change what is live.`,
  withdrawn: (release: string, who: string, when: string) =>
    `${release} was withdrawn by ${who}, ${when}. Showing it again needs a reason.`,
  overruled: (release: string) => `${release} stays a canary, however much it fails.`,
  liveOverruled: (release: string) =>
    `${release} stays live, even when it turns out worse than the release before.`,
  history: (deployable: string) => `Releases of ${deployable}, newest first`,
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
  visits: (count: number) => counted(count, "visit", "visits"),
  shownBy: {
    promote: (when: string, who: string) => `Promoted ${when} by ${who}`,
    rollback: (when: string, who: string) => `Rolled back to ${when} by ${who}`,
  },
  size: (count: string) => `${count} KB`,
  more: (count: string) => `+${count} KB`,
  less: (count: string) => `−${count} KB`,
  same: "the same",
  details: "Details and failures",
} as const;

export const releaseDetails = {
  title: (deployable: string, release: string) => `${deployable} ${release}`,
  published: "Published",
  publishedBy: (when: string, who: string) => `${when}, by ${who}`,
  source: "Sources",
  noSource: "Not known",
  files: "Files",
  filesOf: (files: string, size: string) => `${files}, ${size} in all`,
  shown: "Last shown",
  withdrawn: "Withdrawn",
  withdrawnBy: (when: string, who: string) => `${when}, by ${who}`,
  pages: "What its pages load",
  pageColumns: { page: "Page", size: "Scripts and styles", more: "Against live" },
  newPage: "Not in live",
  failures: "Failures in pages",
  failuresFailed: "Unable to load the failures right now...",
  noFailures: "No page has reported a failure.",
  failure: (failure: string, page: string) => `${failure.replaceAll("_", " ")} on ${page}`,
  seen: (sessions: number, addresses: number, people: number, last: string) =>
    [
      `${counted(sessions, "tab", "tabs")} on ${networks(addresses)}`,
      `${counted(people, "person", "people")} with an account`,
      `last ${last}`,
    ].join(", "),
} as const;

export const publishing = {
  title: "Publish a new release",
  text: (deployable: string) =>
    `A release is built from its sources, so this is done in a checkout and not here. In the folder of the sources of ${deployable}:`,
  tokenFor: {
    team: "The token is one for this area, or an operator’s.",
    operator: "The token has to be an operator’s.",
  },
  token: "your token",
  toTokens: "Make a token",
  after:
    "The gate checks what was sent. Once it has passed, it stands at the top of the list above, and can be made live from there.",
  fromBuild: "With a finished build at hand, nothing need be built again:",
  copy: "Copy",
  copied: "Copied.",
  copyFailed: "Unable to copy. Select the text instead.",
} as const;

export const releaseLog = {
  title: "Log",
  person: "Address of a person, or name of a token",
  deployable: "Deployable",
  all: "All",
  export: "Export as CSV",
  exportFailed: "Unable to export the log right now. Please try again.",
  failed: "Unable to load the log right now...",
  empty: "Nothing has changed yet.",
  byForce: "by force",
  by: (who: string) => `by ${who}`,
  /** What was done, in the past; `to` is the release or the revision it was done with. */
  actions: {
    create: (of: string) => `${of} added`,
    retire: (of: string) => `${of} taken away`,
    promote: (of: string, to: string) => `${of} promoted to ${to}`,
    rollback: (of: string, to: string) => `${of} rolled back to ${to}`,
    withdraw: (of: string, to: string) => `${to} of ${of} withdrawn`,
    stop: (of: string, to: string) => `Canary ${to} of ${of} ended`,
    pause: (of: string, to: string) => `Roll-out of ${to} of ${of} paused`,
    resume: (of: string, to: string) => `Roll-out of ${to} of ${of} resumed`,
    copy: (of: string, to: string) => `${to} of ${of} taken to another server`,
    overrule: (of: string, to: string) => `${to} of ${of} kept, whatever fails,`,
    restore: (_: string, to: string) => `Everything brought back to revision ${to}`,
    freeze: (of: string) => `${of} frozen`,
    unfreeze: (of: string) => `Freeze of ${of} ended`,
    protect: (of: string) => `${of} protected`,
    unprotect: (of: string) => `Protection of ${of} ended`,
    "two-persons-on": (of: string) => `Promotions of ${of} bound to two people`,
    "two-persons-off": (of: string) => `Promotions of ${of} opened to one person`,
    "add-member": (of: string, role: string, member: string) =>
      `${member} added to the team of ${of} as ${role}`,
    "remove-member": (of: string, _: string, member: string) => `${member} removed from the team of ${of}`,
    "worker-on": () => "Service worker switched on",
    "worker-off": () => "Service worker switched off",
  },
  canary: (of: string, to: string, percent: number) => `${to} of ${of} tried in ${percent} % of browsers`,
  was: (release: string) => `(was ${release})`,
  approved: (name: string) => `, approved by ${name}`,
  gate: "What the gate said",
  older: "Show older changes",
  restore: "Restore…",
  restoreLabel: (revision: number) => `Restore revision ${revision}`,
} as const;

export const safety = {
  rehearsal: {
    title: "Rehearse the way back",
    text: "Tries the release that each deployable falls back to: its files, its names, and whether it loads in a browser beside what is live. Nothing changes for readers.",
    run: "Rehearse now",
    running: "Each fallback is loaded in a browser. This takes up to some minutes.",
    failed: "The rehearsal could not be done right now. Please try again.",
    none: "Nothing to fall back to yet.",
    results: "What the rehearsal found",
    works: (deployable: string, release: string) => `${deployable} can fall back to ${release}.`,
    broken: (deployable: string, release: string) => `${deployable} could not fall back to ${release}.`,
  },
  worker: {
    title: "Service worker",
    on: "On: pages that were read can be read offline, and hung pages are noticed.",
    off: "Off: nothing can be read offline, and hung pages are not noticed.",
    switchOff: "Switch it off…",
    switchOn: "Switch it on…",
  },
} as const;

export const addArea = {
  open: "Add an area",
  title: "Add an area",
  text: "Its team can then publish it, and its pages need no release of the shell.",
  name: "Name",
  nameWrong: "2 to 20 small letters.",
  addresses: (area: string) => `It gets all addresses below /${area}.`,
  confirm: "Add it",
  done: (area: string) => `There is an area ${area} now. Give its team a role or a token.`,
  refused: "It was not added:",
  failed: "Unable to add it right now. Please try again.",
} as const;
