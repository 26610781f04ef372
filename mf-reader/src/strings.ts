import type { LevelOffer } from "@lagom/shared/contract/level-offer";
import type { Category } from "@lagom/shared/text/categories";
import type { DailyGoal, DayFigures, GoalProgress } from "@lagom/shared/text/daily-goal";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import type { ReviewRating } from "@lagom/shared/text/review";

const DAY_STATES = {
  counted: "counted",
  repaired: "missed and repaired",
  missed: "missed",
  today: "today, not yet counted",
} as const;

const KEEP = "Keep what you want to learn";
const EVERY_TEXT = "every text you read. All of them wait under My words.";

const COUNTS: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four", 5: "five" };

const minutesRead = (minutes: number): string => {
  if (minutes === 0) return "Nothing read yet";
  return minutes === 1 ? "1 minute read" : `${minutes} minutes read`;
};

const textsFinished = (texts: number): string =>
  texts === 1 ? "1 text finished" : `${texts} texts finished`;

/** The strings of the reader area's interface. Messages with an exact wording stand in `@lagom/shared/messages`. */
export const strings = {
  categories: {
    world: "World",
    business: "Business",
    technology: "Technology",
    sports: "Sports",
    entertainment: "Entertainment",
    science: "Science",
    health: "Health",
    all: "All",
  } satisfies Record<Category | "all", string>,
  minutes: (minutes: number) => `${minutes} min`,
  known: (percent: number, level: Level | null) =>
    level ? `about ${Math.round(percent)} % at ${level}` : `${Math.round(percent)} % known`,
  howKnown: (percent: number, level: Level | null) =>
    level
      ? `About ${Math.round(percent)} of 100 words in this text are at ${level} or below, leaving out names and numbers. Once you mark words as known, they count too.`
      : `${Math.round(percent)} of 100 words in this text are at your level or below, or marked as known by you. Names and numbers are left out.`,
  feed: {
    title: "Newsfeed",
    morning: "Good morning",
    afternoon: "Good afternoon",
    evening: "Good evening",
    filter: "Categories",
    due: (words: number) => `${words} of your words that are due`,
    loadMore: "Load more",
    finished: "Finished",
    end: "That is all for now.",
    endOfSome: "That is all of these categories for now.",
    someShown: (shown: number, all: number) => `${shown} of ${all} categories are shown. “All” shows more.`,
    emptyTitle: "Nothing here yet",
    emptyText: "There are no articles of these categories in your language and at your level.",
    emptyAction: "Show all categories",
    emptyAllText: "There are no articles in this language yet. The books may have something for you.",
    emptyAllAction: "Go to the books",
    harderLeftOut: (level: Level) => `News that is too hard at ${level} is left out.`,
    showHarder: "Show it too",
    harderShown: (level: Level) => `News that is too hard at ${level} is shown too.`,
    leaveHarderOut: "Leave it out",
    aside: "Your reading",
    continue: "Continue reading",
    progress: "How much of it you have read",
    today: "Finish one article or read 200 words today.",
    day: (weekday: string, state: "counted" | "repaired" | "missed" | "today") =>
      `${weekday}: ${DAY_STATES[state]}`,
  },
  today: {
    title: (reached: boolean) => (reached ? "Today: goal reached" : "Today"),
    failed: "Unable to load your day right now...",
    /** What was done, of what the goal asks for. */
    done: (progress: GoalProgress | null, { seconds, articles_finished }: DayFigures) => {
      if (progress?.unit === "texts")
        return articles_finished > 0 ? textsFinished(articles_finished) : "Finish one text";
      if (progress && progress.share < 1) return `${progress.done} of ${progress.target} minutes`;
      return minutesRead(Math.floor(seconds / 60));
    },
    chooseGoal: "Choose a goal",
    changeGoal: "Change the goal",
    goals: {
      minutes_5: "5 minutes a day",
      minutes_10: "10 minutes a day",
      minutes_20: "20 minutes a day",
      one_text: "One text a day",
    } satisfies Record<DailyGoal, string>,
    noGoal: "No goal",
    streak: (days: number) => {
      if (days === 0) return "No streak yet";
      return days === 1 ? "1 day in a row" : `${days} days in a row`;
    },
    /** Of the streak, while reading of today waits to be sent. */
    lastKnown: "(as last known)",
    noReviews: "No words to review",
    next: "Next text",
    first: "Your first text",
    noNext: "No text to suggest right now",
  },
  levelOffer: {
    seems: ({ level, seems, finished, words_read, words_looked_up, next }: LevelOffer) => {
      const looked = `you looked up ${words_looked_up.toLocaleString("en")} of ${words_read.toLocaleString("en")} words`;
      return seems === "easy"
        ? `${level} seems easy: in the last 4 weeks you finished ${finished} texts, and ${looked}. Try ${next}?`
        : `${level} seems hard: in the last 4 weeks ${looked}. Try ${next}?`;
    },
    tryIt: (level: Level) => `Try ${level}`,
    notNow: "Not now",
    accepted: (language: string, level: Level) => `You read ${language} at ${level} now.`,
    declined: "Your level stays. You are not asked again for two months.",
    undo: "Undo",
  },
  reader: {
    retry: "Retry",
    title: "Article",
    back: "Back",
    level: "Level",
    appearance: "Text and theme",
    appearanceMark: "Aa",
    textSize: "Text size",
    smaller: "Smaller text",
    larger: "Larger text",
    spacing: "Spacing",
    spacings: { close: "Close", normal: "Normal", wide: "Wide" },
    width: "Width",
    widths: { narrow: "Narrow", normal: "Normal", wide: "Wide" },
    /** What is shown above the words, by language; a language not listed has nothing. */
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanisation",
      ru: "Transliteration",
      hi: "Transliteration",
    } as Readonly<Partial<Record<LanguageCode, string>>>,
    statuses: "Colour words by status",
    statusNames: { unsaved: "not saved", new: "new", learning: "learning", due: "due", known: "known" },
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    onItsWay: "Still on its way. If it has to be written first, this can take a minute.",
    writing: "It is being written. This can take a minute.",
    finish: "Finished",
    finished: "You finished this text.",
    streak: (days: number) => (days === 1 ? "Your streak: 1 day." : `Your streak: ${days} days.`),
    wordsMet: (words: number) =>
      words === 1 ? "You met 1 of your words." : `You met ${words.toLocaleString("en")} of your words.`,
    savedHere: (words: number) => (words === 1 ? "You saved 1 word here:" : `You saved ${words} words here:`),
    review: (words: number) => (words === 1 ? "Review 1 word" : `Review ${words} words`),
    nextText: "Read the next one",
    toFeed: "Back to the newsfeed",
    gone: { title: "This text is not here", text: "It may have been removed, or the address is not right." },
    levelNotChecked: "level not checked",
    byModel: "written by a language model",
    /** Of a text under a licence that a model has rewritten. */
    adapted: "adapted",
    /** Numbers and names of the source that the text may have lost. */
    mayLack: (facts: readonly string[]) => `may lack: ${facts.slice(0, 5).join(", ")}`,
    finishFailed: "That could not be recorded. Please try again.",
  },
  due: {
    ask: "Due for review. How well did you remember it?",
    ratings: { again: "Again", hard: "Hard", good: "Good", easy: "Easy" } satisfies Record<
      ReviewRating,
      string
    >,
    answered: (rating: string) => `Answered: ${rating}.`,
    comesAgain: (moment: Date) =>
      `It comes again on ${moment.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" })}.`,
    undone: "Answer taken back",
    failed: "Your answer could not be recorded. Please try again.",
  },
  restKnown: {
    explained: "Are all other words here easy for you?",
    mark: "Mark the rest as known",
    marked: (words: number) =>
      words === 0
        ? "No other word here was left to mark."
        : `${words.toLocaleString("en")} ${words === 1 ? "word is" : "words are"} known now. They are not added to My words.`,
    failed: "That could not be changed. Please try again.",
  },
  serial: {
    chapter: (number: number, count: number) => `Chapter ${number} of ${count}`,
    before: "What happened before",
    finished: "You finished this chapter.",
    last: (book: string) => `You finished the last chapter of ${book}.`,
    next: (number: number) => `Chapter ${number}:`,
    toBook: "Back to the book",
  },
  ownTexts: {
    title: "My texts",
    summary: (count: number) => `My texts (${count})`,
    add: "Add a text",
    empty:
      "Paste a text, bring a file or the link of a page, and read it with the same lookup. Only you see it.",
    way: "Where it comes from",
    ways: { paste: "Paste", file: "File", link: "Link" },
    textTitle: "Title",
    textTitleHint: "Without one, the text is named by its first words.",
    file: "Choose a file",
    fileHint:
      "or drop it here: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT or VTT. It stays in your browser; only its text is stored.",
    anotherFile: "Choose or drop another file to take its place.",
    drop: "Drop the file to add it as a text",
    reading: (file: string) => `Reading “${file}”…`,
    fileFacts: (chapters: number, characters: number, parts: number, most: number) =>
      [
        chapters > 1 ? `${chapters.toLocaleString("en")} chapters, ` : "",
        `${characters.toLocaleString("en")} characters.`,
        parts > 1 ? ` It becomes ${parts} texts, of up to ${most.toLocaleString("en")} characters each.` : "",
      ].join(""),
    partsBefore: (before: number, parts: number) =>
      `${before} of ${parts} ${before === 1 ? "is" : "are"} among your texts already; only the rest is added.`,
    sharedFileLost: "The shared file did not arrive. Add it here as a file instead.",
    oneFile: "Add one file at a time.",
    fileTooLong: (file: string, characters: number, most: number) =>
      `“${file}” has ${characters.toLocaleString("en")} characters; up to ${most.toLocaleString("en")} can be added at once. Divide it into smaller files.`,
    refused: {
      unknown: (file: string) =>
        `“${file}” is of a kind that cannot be read here. Bring EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT or VTT.`,
      large: (file: string) =>
        `“${file}” is too large. A file may have up to 100 MB, one of plain text 12 MB, and a PDF 5,000 pages.`,
      empty: (file: string) => `“${file}” is empty: there is no text in it.`,
      encrypted: (file: string) =>
        `“${file}” is locked with a password. Save it without one, and choose it again.`,
      protected: (file: string) =>
        `“${file}” is copy-protected (DRM): only the app of its shop or library can open it.`,
      scanned: (file: string) =>
        `“${file}” has no text, only pictures of its pages. Have its text recognised (OCR), and choose it again.`,
      damaged: (file: string) => `“${file}” is damaged and cannot be opened. Download or save it once more.`,
      bomb: (file: string) => `“${file}” unpacks to far more than a book can be, so it was not opened.`,
      slow: (file: string) => `“${file}” was not read within a minute, so reading it was stopped.`,
      failed: (file: string) => `“${file}” could not be read. Check your connection, and choose it again.`,
    },
    preparingPart: (part: number, of: number, percent: number) =>
      `Text ${part} of ${of} is being prepared: ${percent} %`,
    stay: "Leave this tab open until all of them are there.",
    partsFailed: (title: string, added: number, of: number) =>
      `“${title}”: ${added} of ${of} texts were added. The rest could not be added.`,
    text: "Text",
    limit: (most: number, left: number) =>
      `Up to ${most.toLocaleString("en")} characters; room for ${left.toLocaleString("en")} more.`,
    tooLong: (over: number) => `That is ${over.toLocaleString("en")} too many. Bring it along in parts.`,
    url: "Address of the page",
    urlHint: "The article of the page is taken, without its scripts, and the page is named as its source.",
    bookmarklet: {
      name: "Read in Lagom",
      text: "To bring pages from anywhere, drag this to your bookmarks bar and press it on a page:",
      copied: "Copied. Make a new bookmark and paste it there as the address.",
      copyFailed: "It could not be copied. Drag it to your bookmarks bar instead.",
    },
    language: "Language",
    guess: "Detect automatically",
    groups: { european: "European", asian: "Asian", other: "Other" },
    read: "Read it",
    preparing: (percent: number) => `Being prepared: ${percent} %`,
    retry: "Retry",
    loadFailed: "Your texts could not be loaded.",
    addFailed: "The text could not be added. Please try again.",
    fields: { url: "This address", text: "The text", sections: "The text", title: "The title" } as Readonly<
      Record<string, string>
    >,
    languageOf: (title: string) => `Language of ${title}`,
    languageFailed: (title: string) => `The language of “${title}” could not be changed.`,
    delete: (title: string) => `Delete ${title}`,
    deleteFailed: (title: string) => `“${title}” could not be deleted.`,
  },
  notes: {
    title: "My notes",
    onSentence: "Your note on this sentence",
    add: "Add a note",
    change: "Change the note",
    save: "Save note",
    cancel: "Cancel",
    remove: "Remove the note",
    removed: "The note is removed.",
    undo: "Undo",
    failed: "The note could not be saved. Please try again.",
  },
  share: {
    button: "Share as a picture",
    saved: "The picture is among your downloads.",
    failed: "The picture could not be made. Please try again.",
  },
  print: {
    button: "Print",
    name: "Lagom",
    words: "My words",
    failed: "The text could not be prepared for printing. Please try again.",
  },
  tutorial: {
    title: "How to look words up",
    stepOf: (step: number, all: number) => `${step} of ${all}`,
    next: "Next",
    previous: "Back",
    done: "Got it",
    close: "Close the tutorial",
    steps: {
      touch: [
        {
          title: "Touch any word",
          text: "Its meaning in this very sentence appears, and the word stays in sight.",
        },
        {
          title: "Select to translate",
          text: "Hold a word and draw over others, or touch “next” and “previous” in the lookup, for the meaning of a phrase or a sentence.",
        },
        { title: KEEP, text: `Save marks the word in ${EVERY_TEXT}` },
      ],
      keys: [
        {
          title: "Click any word",
          text: "Or go there with the arrow keys and press Enter: its meaning in this very sentence appears beside it.",
        },
        {
          title: "Select to translate",
          text: "Drag over several words, or choose them by Shift with an arrow key and press Enter, for the meaning of a phrase or a sentence.",
        },
        { title: KEEP, text: `Save, or the S key, marks the word in ${EVERY_TEXT}` },
      ],
      both: [
        {
          title: "Touch any word",
          text: "Touch or click it, or go there with the arrow keys and press Enter: its meaning in this very sentence appears beside it.",
        },
        {
          title: "Select to translate",
          text: "Choose several words by dragging, by Shift with an arrow key and Enter, or by “next” and “previous” in the lookup, for the meaning of a phrase or a sentence.",
        },
        { title: KEEP, text: `Save, or the S key, marks the word in ${EVERY_TEXT}` },
      ],
    },
  },
  passage: {
    label: (title: string) => `Text: ${title}`,
    instructions:
      "Arrow keys move from word to word, up and down by sentence. Enter looks the word up, S saves it, P speaks it, Shift with an arrow makes a phrase, Escape closes. Question mark shows all keys.",
    wordWithStatus: (word: string, status: "new" | "learning" | "known" | "ignored", due: boolean) =>
      `${word}, saved, ${status}${due ? ", due for review" : ""}`,
    contents: "Contents",
    emptyTitle: "This text is empty",
    emptyText: "There is nothing to read here.",
    emptyAction: "Try again",
    notRewritten: "Not rewritten: this paragraph stands as in the source.",
    retry: "Retry",
  },
  keys: (translates: boolean) => ({
    title: "In the text",
    list: [
      { keys: ["←", "→"], does: "The word on that side" },
      { keys: ["↑", "↓"], does: "The sentence before, the next sentence" },
      { keys: ["⇧ ←", "⇧ →"], does: "Make a phrase, or take it back" },
      { keys: ["Enter"], does: "Look it up" },
      ...(translates ? [{ keys: ["T"], does: "Translate the sentence" }] : []),
      { keys: ["S"], does: "Save it" },
      { keys: ["P"], does: "Speak it" },
      { keys: ["Esc"], does: "Close the lookup" },
    ],
  }),
  listening: {
    label: "Read aloud",
    open: "Read aloud",
    play: "Play",
    pause: "Pause",
    previous: "Sentence before",
    next: "Next sentence",
    speed: "Speed",
    times: (speed: number) => `${speed} ×`,
    voice: "Voice",
    close: "Stop reading aloud",
    getVoice: "Voices can be added in the settings of the device.",
    serverVoice: "Lagom’s server",
    pauseAfter: "Pause between sentences",
    pauses: (seconds: number) => (seconds === 0 ? "No pause" : `${seconds} s pause`),
    repeat: "Repeat the sentence",
    failures: {
      failed: "This voice does not answer. Try again, or choose another under Read aloud.",
      "used-up": "The server has read aloud as much as it may for now. Try again later.",
    },
    serverFailed: "The server’s voice does not answer.",
    /** A voice of the device goes on where the server failed. */
    standsIn: "A voice of this device reads on.",
    notLoaded: "Reading aloud could not be loaded. Check the connection and try again.",
  },
  correction: {
    ask: "Wrong word?",
    askPhrase: "Is this one word?",
    join: "This is one word",
    joinHint: "To join words, add the next or previous one first.",
    split: "Split it",
    /** @param words of a token that has spaces in it */
    apart: (words: number) => `These are ${COUNTS[words] ?? words} words`,
    where: "Where does a new word begin?",
    between: (left: string, right: string) => `Between ${left} and ${right}`,
    done: "Split",
    undo: "Take my correction back",
    wasJoined: (word: string) => `${word} is one word now`,
    wasSplit: (word: string) => `${word} is split now`,
    undone: "The words are as before",
    failed: "That could not be remembered. Please try again.",
  },
  lookup: {
    label: "Lookup",
    looking: "Looking it up",
    noEntry: "No entry for this yet",
    wordByWord: "No entry for this as a whole. Word by word:",
    noPart: "no entry",
    wordsMeanwhile: "Until then, word by word:",
    tooManyWords: "No entry for this as a whole. Choose fewer words to see them one by one.",
    onlyParts: "This is only a word-by-word translation.",
    onlyGuess: "This is only a guess.",
    tooLong: "That is too much at once. Choose fewer sentences.",
    ownMeaning: (language: string) => `Your own translation (${language})`,
    yours: "Your own translation",
    name: "A name or a number",
    retry: "Retry",
    baseForm: (lemma: string) => `base form: ${lemma}`,
    also: (others: readonly string[]) => `also: ${others.join(", ")}`,
    save: "Save word",
    savePhrase: "Save phrase",
    saved: "Saved",
    tooLongToSave: "Too long to save. Choose fewer words.",
    waits: "Kept on this device; it is sent when the network returns.",
    undo: "Undo",
    listen: "Listen",
    close: "Close",
    /** Parts of speech as the lexicon names them; one that is not here is shown as it stands. */
    parts: {
      adj: "adjective",
      adv: "adverb",
      conj: "conjunction",
      det: "determiner",
      interj: "interjection",
      num: "numeral",
      part: "particle",
      prep: "preposition",
      pron: "pronoun",
    } as Readonly<Record<string, string>>,
    previousWord: "previous",
    nextWord: "next",
    addPrevious: "Add the previous word",
    addNext: "Add the next word",
    phrases: "Saved phrase here:",
    noVoice: (language: string) => `This device has no voice for ${language}.`,
    translateSentence: "Translate the sentence",
    /** How certain it is that an answer is the sense meant here. */
    sure: {
      certain: "certain",
      likely: "likely",
      open: "may mean something else here",
      guess: "a guess",
    },
    saveFailed: (word: string) => `“${word}” could not be saved. Please try again.`,
    unsaveFailed: (word: string) => `“${word}” could not be taken off your list. Please try again.`,
    known: "You know this word.",
    learnAgain: "Learn it again",
    learnedAgain: (word: string) => `${word} no longer counts as known`,
    learnAgainFailed: (word: string) => `“${word}” could not be changed. Please try again.`,
    savedAnnouncement: (word: string) => `${word} saved`,
    unsavedAnnouncement: (word: string) => `${word} is off your list`,
    signIn: "Sign in to keep your words.",
    signInAction: "Sign in",
    /** The source of an answer, and its licence. */
    dictionary: (from: { name: string; licence: string; url: string | null }) =>
      [from.name, from.url, from.licence.slice(0, 200)].filter(Boolean).join(" · "),
    /** The way of a guess through a third language; the last step is the lexicon's unless another dictionary is named. */
    through: (language: string, first: string, second: string | undefined) =>
      `Through ${language}, by ${first}, then by ${second ?? "the Lagom lexicon"}`,
    sources: {
      text: "From the Lagom lexicon, in the sense of this text",
      lexicon: "From the Lagom lexicon",
      sentence: "From the translated sentences of this collection",
      dictionary: "From an open dictionary",
      libretranslate: "Translated by LibreTranslate",
      llm: "Translated by a language model",
    },
  },
} as const;
