import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of parts of the frame that come after it, in ICU MessageFormat. */
export const messages = {
  consent: {
    title: "May we measure how Lagom is used?",
    text: "It shows us which texts and helps are worth the work: pages opened, words looked up, texts finished. Never what you write, never for advertisements.",
    more: "What exactly, and how to change it",
    recording: "Also record how the page is used on screen, with every text and input hidden",
    refuse: "No, thank you",
    accept: "Yes, measure",
    settings: "Your choice",
    analytics: "Measure how I use Lagom",
    notMeasured: "This site has no usage analysis set up, so nothing is measured.",
    kept: "Your choice is kept.",
  },
  /** Changes that wait for the network, and what became of them. */
  changes: {
    waiting: "{count, plural, one {# change waits} other {# changes wait}} to be sent.",
    sent: "{count, plural, one {# change was} other {# changes were}} sent at {time}.",
    /** `label` names the change that a server did not accept. */
    refused: "“{label}” was not accepted: {reason}",
    refusedUnnamed: "A change was not accepted: {reason}",
    noReason: "the server gave no reason",
    ok: "OK",
  },
  update: {
    ready: "A new version of Lagom is ready.",
    reload: "Reload",
  },
  keys: {
    title: "Keys",
    everywhere: {
      title: "On every page",
      next: "The next link or button; with ⇧ the one before",
      follow: "Follow the link, press the button",
      close: "Close what is open",
      show: "Show these keys",
    },
  },
} as const satisfies Messages;
