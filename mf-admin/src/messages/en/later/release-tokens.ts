import type { Messages } from "@lagom/shared/i18n/strings";

/** The tokens that the release command uses. */
export const messages = {
  lead: "A token lets the command release without a person: a team’s only its own area, an operator’s everything.",
  failed: "Unable to load the tokens right now...",
  empty: { title: "No tokens yet", text: "The release command needs one, wherever it runs." },
  caption: "Tokens, newest first",
  columns: { name: "Name", scope: "May release", made: "Made", used: "Last used", state: "State" },
  scopes: { operator: "Everything (operator)" },
  never: "Never",
  valid: "Valid",
  revoked: "Revoked",
  make: {
    open: "Make a token",
    title: "Make a token",
    name: "Name",
    nameHint: "The log names whoever uses it so, for example team-books.",
    nameWrong: "Letters, digits, and . @ _ - only.",
    taken: "There is a token of this name already.",
    scope: "What it may release",
    confirm: "Make it",
    cancel: "Cancel",
    failed: "Unable to make the token right now. Please try again.",
    done: "The token of {name}",
    secret: "Copy it now: it is shown this once and stored nowhere.",
    close: "I have copied it",
  },
  revoke: {
    open: "Revoke…",
    label: "Revoke {name}",
    title: "Revoke the token of {name}?",
    text: "Whoever uses the token of {name} can no longer release ({scope}), from the next call on. This cannot be undone; a new token takes its place.",
    confirm: "Revoke",
    cancel: "Cancel",
    done: "The token of {name} is revoked.",
    failed: "Unable to revoke it right now. Please try again.",
  },
} as const satisfies Messages;
