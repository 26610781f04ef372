import type { Messages } from "@lagom/shared/i18n/strings";

/** What is there for bad days: the rehearsal of fallbacks, and the switch of the service worker. */
export const messages = {
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
} as const satisfies Messages;
