import type { Messages } from "../../i18n/strings.ts";

/** The messages of shared widgets that the shell provides to every area, in ICU MessageFormat. */
export const messages = {
  /** Said to screen readers in place of what is still loading. */
  loading: "Loading",
  /** Asks again for what could not be had. */
  retry: "Retry",
  /** Of dialogs: a button that shows an icon. */
  close: "Close",
  /** Of toasts: a button that shows an icon. */
  dismiss: "Dismiss",
  failed: "This part of Lagom could not be loaded.",
  /** What a field says of a value that the browser refuses: none, or of another kind. */
  required: "Please fill this in.",
  email: "This is not a complete e-mail address.",
  url: "This is not a complete link.",
  invalid: "This value is not possible here.",
  /** Badges of a text, beside the level that was asked for. */
  harder: "harder than {level}",
  easier: "easier than {level}",
} as const satisfies Messages;
