import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of this area's interface, in ICU MessageFormat. */
export const messages = {
  statistics: {
    title: "Statistics",
    lead: "What you have read, looked up and saved.",
    empty: {
      title: "No figures yet",
      text: "They begin with the first article you read.",
      action: "Read something",
    },
    read: "Words read",
    lookedUp: "Looked up",
    saved: "Saved",
    reviewed: "Reviewed",
    finished: "Articles finished",
    time: "Time",
    day: "Day",
    level: "Level",
    weekOf: "Week of",
    thisWeek: "This week",
    byLanguage: "By language",
    yearTitle: "The last year",
    /** Here and below, `language` may also be “All languages”. */
    year: "{language}: words read each day of the last year",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# word} other {# words}} read on {days, plural, one {# day} other {# days}}.",
    dayTitle: "{day}: {count, plural, one {# word} other {# words}} read",
    dayTitleRepaired: "{day}: {count, plural, one {# word} other {# words}} read, missed and repaired",
    less: "Less",
    more: "More",
    repaired: "Missed and repaired",
    repairedDay: "{day}, missed and repaired",
    weeksTitle: "Week by week, last {weeks, plural, one {# week} other {# weeks}}",
    weeks: "{language}: each of the last {weeks, plural, one {# week} other {# weeks}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Most: {count, number} in the week of {week}",
    none: "None yet",
    levelsTitle: "Levels over time",
    levels: "{language}: by level",
    levelRow: "{level}: {count, plural, one {# word} other {# words}} read",
    levelWeeks: "{language}: words read at each level, week by week",
    levelsCaption:
      "Words read in each of the last {weeks, plural, one {# week} other {# weeks}}; the highest bar is {most, number}. At the end, words of all time.",
    asTable: "Show as a table",
    week: {
      title: "Your week",
      failed: "Unable to load your week right now...",
      /** `count` is of this week, `before` of the whole one before it, and `more` the difference. */
      read: {
        none: "You have not read for a minute yet.",
        afterNone:
          "You have read for {count, plural, one {# minute} other {# minutes}}, after none in the week before.",
        asBefore:
          "You have read for {count, plural, one {# minute} other {# minutes}}, as in the whole week before.",
        ahead:
          "You have read for {count, plural, one {# minute} other {# minutes}}, {more, plural, one {# minute} other {# minutes}} more than in the whole week before.",
        behind:
          "{count, plural, =0 {You have not read for a minute yet} one {You have read for # minute} other {You have read for # minutes}}; in the whole week before it was {before, plural, one {# minute} other {# minutes}}.",
      },
      finished: {
        none: "You have finished no text yet.",
        afterNone:
          "You have finished {count, plural, one {# text} other {# texts}}, after none in the week before.",
        asBefore:
          "You have finished {count, plural, one {# text} other {# texts}}, as in the whole week before.",
        ahead:
          "You have finished {count, plural, one {# text} other {# texts}}, {more, number} more than in the whole week before.",
        behind:
          "{count, plural, =0 {You have finished no text yet} one {You have finished # text} other {You have finished # texts}}; in the whole week before it was {before, number}.",
      },
      saved: {
        none: "You have saved no words yet.",
        afterNone:
          "You have saved {count, plural, one {# word} other {# words}}, after none in the week before.",
        asBefore:
          "You have saved {count, plural, one {# word} other {# words}}, as in the whole week before.",
        ahead:
          "You have saved {count, plural, one {# word} other {# words}}, {more, number} more than in the whole week before.",
        behind:
          "{count, plural, =0 {You have saved no words yet} one {You have saved # word} other {You have saved # words}}; in the whole week before it was {before, number}.",
      },
      learnt: {
        none: "You have marked no words as known yet.",
        afterNone:
          "You have marked {count, plural, one {# word} other {# words}} as known, after none in the week before.",
        asBefore:
          "You have marked {count, plural, one {# word} other {# words}} as known, as in the whole week before.",
        ahead:
          "You have marked {count, plural, one {# word} other {# words}} as known, {more, number} more than in the whole week before.",
        behind:
          "{count, plural, =0 {You have marked no words as known yet} one {You have marked # word as known} other {You have marked # words as known}}; in the whole week before it was {before, number}.",
      },
    },
    /** Numbers and units are joined by no-break spaces, to stay on one line. */
    duration: {
      minutes: "{minutes, number}\u00a0min",
      hours: "{hours, number}\u00a0h",
      both: "{hours, number}\u00a0h\u00a0{minutes, number}\u00a0min",
    },
  },

  streak: {
    title: "Streak",
    days: "{count, plural, one {# day} other {# days}}",
    longest: "Longest: {count, plural, one {# day} other {# days}}",
    rule: "A day counts when you finish one article or read 200 words. One missed day a week is repaired by itself.",
    today: "Finish one article or read 200 words today.",
    counted: "Today already counts.",
    states: {
      counted: "{day}: counted",
      repaired: "{day}: missed and repaired",
      missed: "{day}: missed",
      today: "{day}: today, not yet counted",
    },
  },
} as const satisfies Messages;
