import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "読者が付けたお気に入りと星です。",
    failed: "評価を読み込めませんでした。",
    search: "本または読者",
    empty: { title: "評価はまだありません", text: "まだ誰も本を評価していません。" },
    columns: { book: "本", user: "読者", liked: "お気に入り", stars: "星", when: "日付" },
    choices: {
      sort: { all: "新しい順", oldest: "古い順", best: "星が多い順", worst: "星が少ない順" },
    },
    view: "表示する内容",
    each: "1件ずつ",
    byBook: "本ごと",
    ofBook: "1冊の本への評価だけを表示しています。",
    ofUser: "1人の読者による評価だけを表示しています。",
    yes: "はい",
    no: "いいえ",
    stars: "{count, number}/5",
    remove: {
      label: "削除",
      title: "この評価を削除しますか？",
      text: "{user}による「{book}」への評価を削除し、その分を除いて平均を計算し直します。",
      confirm: "削除",
      done: "「{book}」への評価を削除しました。",
    },
  },
  books: {
    lead: "本ごとの評価のまとめです。",
    failed: "評価を読み込めませんでした。",
    search: "本",
    empty: { title: "評価はまだありません", text: "まだ誰も本を評価していません。" },
    columns: { book: "本", average: "平均", count: "評価数" },
    choices: {
      sort: { all: "評価が多い順", best: "評価が高い順", worst: "評価が低い順", title: "タイトル順" },
    },
    average: "{stars}/5",
    all: "評価を表示",
  },
};
