import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "統計",
    lead: "読んだ量、調べた単語、保存した単語の記録です。",
    empty: {
      title: "記録はまだありません",
      text: "最初の記事を読むと記録が始まります。",
      action: "何か読む",
    },
    read: "読んだ語数",
    lookedUp: "調べた単語",
    saved: "保存した単語",
    reviewed: "復習した単語",
    finished: "読み終えた記事",
    time: "読んだ時間",
    day: "日",
    level: "レベル",
    weekOf: "週の始まり",
    thisWeek: "今週",
    byLanguage: "言語別",
    yearTitle: "この1年",
    year: "{language}：この1年に1日ごとに読んだ語数",
    yearPicture: "{title}。{caption}",
    yearCaption: "{days, number}日間で{words, number}語読みました。",
    dayTitle: "{day}：{count, number}語読みました",
    dayTitleRepaired: "{day}：{count, number}語（未達成、修復済み）",
    less: "少ない",
    more: "多い",
    repaired: "未達成（修復済み）",
    repairedDay: "{day}、未達成（修復済み）",
    weeksTitle: "週ごとの記録（この{weeks, number}週間）",
    weeks: "{language}：この{weeks, number}週間の週ごとの記録",
    weeksPicture: "{figure}：{caption}",
    weekBar: "{week}：{count, number}",
    mostInWeek: "最多：{week}の週に{count, number}",
    none: "まだありません",
    levelsTitle: "レベルの推移",
    levels: "{language}：レベル別",
    levelRow: "{level}：{count, number}語読みました",
    levelWeeks: "{language}：レベルごとに読んだ語数（週別）",
    levelsCaption:
      "この{weeks, number}週間に読んだ語数です。いちばん高い棒は{most, number}語、右端は全期間の語数です。",
    asTable: "表で表示",
    week: {
      title: "今週のあなた",
      failed: "今週の記録を読み込めませんでした。",
      read: {
        none: "まだ1分も読んでいません。",
        afterNone: "{count, number}分読みました。先週は0分でした。",
        asBefore: "{count, number}分読みました。先週1週間と同じです。",
        ahead: "{count, number}分読みました。先週1週間より{more, number}分多いです。",
        behind:
          "{count, plural, =0 {まだ1分も読んでいません} other {#分読みました}}。先週は1週間で{before, number}分でした。",
      },
      finished: {
        none: "読み終えたテキストはまだありません。",
        afterNone: "テキストを{count, number}本読み終えました。先週は0本でした。",
        asBefore: "テキストを{count, number}本読み終えました。先週1週間と同じです。",
        ahead: "テキストを{count, number}本読み終えました。先週1週間より{more, number}本多いです。",
        behind:
          "{count, plural, =0 {読み終えたテキストはまだありません} other {テキストを#本読み終えました}}。先週は1週間で{before, number}本でした。",
      },
      saved: {
        none: "保存した単語はまだありません。",
        afterNone: "{count, number}語を保存しました。先週は0語でした。",
        asBefore: "{count, number}語を保存しました。先週1週間と同じです。",
        ahead: "{count, number}語を保存しました。先週1週間より{more, number}語多いです。",
        behind:
          "{count, plural, =0 {保存した単語はまだありません} other {#語を保存しました}}。先週は1週間で{before, number}語でした。",
      },
      learnt: {
        none: "習得済みにした単語はまだありません。",
        afterNone: "{count, number}語を習得済みにしました。先週は0語でした。",
        asBefore: "{count, number}語を習得済みにしました。先週1週間と同じです。",
        ahead: "{count, number}語を習得済みにしました。先週1週間より{more, number}語多いです。",
        behind:
          "{count, plural, =0 {習得済みにした単語はまだありません} other {#語を習得済みにしました}}。先週は1週間で{before, number}語でした。",
      },
    },
    duration: {
      minutes: "{minutes, number}分",
      hours: "{hours, number}時間",
      both: "{hours, number}時間{minutes, number}分",
    },
  },

  streak: {
    title: "連続記録",
    days: "{count, number}日",
    longest: "最長：{count, number}日",
    rule: "記事を1本読み終えるか200語読むと、その日は達成です。週に1日までの休みは自動で修復されます。",
    today: "今日は記事を1本読み終えるか、200語読みましょう。",
    counted: "今日はもう達成しています。",
    states: {
      counted: "{day}：達成",
      repaired: "{day}：未達成（修復済み）",
      missed: "{day}：未達成",
      today: "{day}：今日（まだ達成していません）",
    },
  },
};
