import type { Messages } from "@lagom/shared/i18n/strings";

/** What the server says to people: in mails, in notifications, on pages that need no release, and where it refuses a call. */
export const messages = {
  mails: {
    /** In the plain text of a mail, before the address to which its button leads. */
    linkBelow: "{action}:",
    enterCode: "Or enter this code: {code}",
    // By what the mail is for. `ignore` is advice for people who did not ask for it.
    signup: {
      subject: "Confirm your e-mail address",
      lead: "Welcome to Lagom. Confirm this e-mail address to finish your sign-up.",
      button: "Confirm address",
      ignore: "If you did not sign up, ignore this mail and no account is opened.",
    },
    invite: {
      subject: "You are invited to Lagom",
      lead: "You are invited to read with Lagom. Accept the invitation to open your account.",
      button: "Accept the invitation",
      ignore: "If you do not want an account, ignore this mail.",
    },
    recovery: {
      subject: "Choose a new password",
      lead: "You asked for a new password. The link works once, within one hour.",
      button: "Choose a new password",
      ignore: "If you did not ask for it, ignore this mail and your password stays as it is.",
    },
    magiclink: {
      subject: "Your sign-in link",
      lead: "Sign in to Lagom with this link. It works once, within one hour.",
      button: "Sign in",
      ignore: "If you did not ask for it, ignore this mail.",
    },
    /** To the present address of an account that is to get another. */
    email_change_old: {
      subject: "Your e-mail address is about to change",
      lead: "You asked to use another address. Agree here and in the mail to the new address.",
      button: "Agree to the change",
      ignore: "If you did not ask for it, ignore this mail, keep your address, and change your password.",
    },
    email_change_new: {
      subject: "Confirm your new e-mail address",
      lead: "You asked to use this address. Confirm it here, and agree in the mail to the old address.",
      button: "Confirm address",
      ignore: "If you did not ask for it, ignore this mail.",
    },
    /** The code by which the owner of an account proves to be it before the password is changed. */
    reauthentication: {
      subject: "Your code",
      lead: "Enter this code to go on with the change to your account.",
      button: "Open Lagom",
      ignore: "If you did not ask for it, change your password.",
    },
    password_changed: {
      subject: "Your password was changed",
      lead: "The password of your Lagom account was changed, and all other devices were signed out.",
      button: "Choose a new password",
      ignore: "If it was not you, choose a new password at once.",
    },
    email_changed: {
      subject: "Your e-mail address was changed",
      lead: "Your Lagom account has another e-mail address now. You cannot sign in with this one any more.",
      button: "Write to us",
      ignore: "If it was not you, write to us at once.",
    },
  },
  /** Mails and notifications that remind, once a day. */
  reminders: {
    /** For whoever has words to review. */
    review: {
      title: "{due, plural, one {# word is due} other {# words are due}}",
      lead: "A short review today keeps them in mind.",
      action: "Review now",
    },
    read: {
      title: "Time to read",
      lead: "A short text is enough for today.",
      action: "Choose a text",
    },
    why: "You get this mail because you asked Lagom to remind you.",
    stop: "Stop these mails",
  },
  /** The page behind `reminders.stop`. "Preferences" is the title of a page of the account area. */
  unsubscribe: {
    ask: {
      title: "Stop reminder mails?",
      text: "You can turn them on again under Preferences.",
      action: "Stop these mails",
    },
    done: {
      title: "No more reminder mails",
      text: "You can turn them on again under Preferences.",
      action: "Read on",
    },
    unknown: {
      title: "This link does not work",
      text: "Open it once more from the mail, or turn reminders off under Preferences.",
      action: "Open Lagom",
    },
  },
  pages: {
    none: {
      title: "There is no such page",
      text: "It may have been here before. <start>Go to the start page</start>.",
    },
    failed: {
      title: "Something went wrong",
      text: "This page could not be shown. What you have saved is safe. <again>Try again</again>, in a minute if need be.",
      tell: "If you write to us about it, send this along: <code>{id}</code>",
    },
    /** While the server has nothing to show yet; a release is a version of the site. */
    starting: {
      title: "Lagom is starting",
      text: "Its first release is being built. This page looks again by itself.",
    },
    needsScript: "Lagom needs JavaScript to show this page.",
  },
  /** Of public pages, for search engines and previews of links. */
  heads: {
    bookBy: "{title} by {authors}",
    /** `book` is a title, or `bookBy`. */
    book: "Read a summary of {book} at just the right level, in one of 16 languages.",
    list: "A list of books on Lagom.",
    /** `titles` are its first ones. */
    listOf: "A list of books on Lagom: {titles} …",
  },
  /** Why a call is refused; those of `fields` and `links` follow the name of a field. */
  reasons: {
    requests: {
      /** `fields` are names of the API. */
      badInput: "Bad input: {fields}",
      unreadable: "The request cannot be read",
      cannotBeStored: "The request holds a value that cannot be stored",
      tooLarge: "The body is larger than 1 MiB",
      notJson: "The body must be JSON",
      notFound: "Not found",
      noCall: "There is no such call",
      failed: "Something went wrong on our side",
      busy: "The service is busy; try again in a few seconds",
      veryBusy: "The service is busy; try again in a minute",
      tooMany: "Too many requests; try again in a minute",
      tooManyWaiting: "Too many of your requests are still waiting; try again in a few seconds",
      tooManyChanges: "These are too many changes at once; try again in a minute",
      underWay: "The same request is still under way",
      keyUsed: "This Idempotency-Key came with another request before",
      outOfTurn: "The write before this one has not come",
    },
    access: {
      signIn: "Sign in to do this",
      administrator: "This needs an administrator",
      operator: "This needs an operator",
      sessionEnded: "This session has ended. Sign in again",
      banned: "This account is banned",
      unchecked: "Signing in cannot be checked right now",
      authUnreachable: "The auth service cannot be reached right now",
      notDeletedHere: "Accounts cannot be deleted here. Write to us by the contact form.",
      lastOperator: "This is the last operator. Make somebody else one first.",
    },
    account: {
      signedOutThere: "You are not signed in there any more",
      exporting: "Another download of your data is still running",
    },
    texts: {
      none: "There is no such text",
      noArticle: "There is no such article",
      noArticleYet: "There is no article in this language yet",
      articleNotInLanguage: "There is no such article in this language",
      noBook: "There is no such book",
      bookNotInLanguage: "There is no such text of this book in this language yet",
      beingWritten: "This text is being written: ask again in a few seconds",
      /** `failure` is a code. */
      notWritten: "This text could not be written ({failure}): try again",
      noModel: "There is no language model that could write it anew",
      notRewritable: "There is no such text that could be written again",
      /** A reader's own budget, then that of everybody. */
      spent: "You have had your new texts of today: more come tomorrow",
      allSpent: "All new texts of today are written: more come tomorrow",
    },
    lookups: {
      none: "There is no entry for this text",
      tooMany: "These are too many lookups at once; try again in a few seconds",
    },
    speech: {
      noPiece: "There is no such text, or paragraph of it",
      noVoice: "The server has no voice for this language",
      silent: "The server's voice does not answer. Please try again in a few seconds.",
      tooMany: "These are too many sentences at once; try again in a few seconds",
      spent: "You have heard all new sentences of today: more come tomorrow",
      allSpent: "All new sentences of today have been spoken: more come tomorrow",
    },
    ownTexts: {
      none: "There is no such text of yours",
      tooMany: "You keep {most} texts; delete one to make room",
      preparing: "This text is still being prepared; try again after that",
      othersPreparing: "Other texts of yours are still being prepared; try again after them",
      tooSlow: "The text took too long to prepare; try again later, or add it in parts",
    },
    words: {
      none: "There is no such saved word",
      tooMany: "You keep {most} words; delete some to make room",
      tooManyKnown: "You know {most} words, the most there can be",
      noCorrection: "There is no such correction",
      exporting: "Another download of your words is still running",
    },
    lists: {
      none: "There is no such list",
      nameTaken: "You have a list of this name already",
      tooMany: "There can be {most} lists at most",
      tooManyBooks: "A list holds {most} books at most",
      movedGone: "What was moved is gone",
    },
    admin: {
      noUser: "There is no such user",
      ownStatus: "Nobody changes their own account status",
      notInCatalogue: "The catalogue has no such dictionary",
      tooManyImports: "{most} dictionaries are being imported; wait for one of them",
      importedAlready: "This dictionary is being imported already",
      noDictionary: "There is no such dictionary",
      noEntry: "There is no such entry",
      notUndoable: "This cannot be undone",
      undoneAlready: "This was undone already",
      noRating: "There is no such rating",
      ratedAgain: "The reader has rated this book again",
      listNameTaken: "The reader has another list of this name now",
      noMessage: "There is no such message",
      feedThere: "This feed is there already",
      feedOfSettings: "The settings name this feed; remove it there",
      feedsThere: "All of these feeds are there already",
      noFeed: "There is no such feed",
      noMail: "There is no such mail",
    },
    fields: {
      missing: "is missing",
      invalid: "is not valid",
      empty: "is empty",
      tooLong: "is longer than {most} characters",
      tooMany: "has more than {most} items",
      belowLeast: "is less than {least}",
      aboveMost: "is more than {most}",
      nul: "holds a NUL",
      gone: "is gone",
      noText: "names no text",
      tooManyParagraphs: "has more than {most} paragraphs; add it in parts",
      tooManyCharacters: "has more than {most} characters; add it in parts",
      /** Of a sentence's note. */
      tooManyNotes: "only {most} sentences of a text can have one",
    },
    /** Of the address of a page. */
    links: {
      address: "is no public address",
      redirects: "redirects too often",
      too_large: "leads to a page that is too large",
      timeout: "does not answer in time",
      network: "cannot be reached from here",
      status: "leads to a page that answers {status}",
      no_text: "leads to no page of text",
      no_article: "leads to a page without an article",
    },
  },
  /** The mail of what somebody wrote by the contact form. */
  feedback: { subject: "Feedback: {subject}", wrote: "{name} <{email}> wrote:" },
} as const satisfies Messages;
