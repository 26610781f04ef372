import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "調べた単語",
    articles: "読んだ記事",
    liked: "お気に入りの本",
    statistics: "統計",
    preferences: "設定",
    account: "アカウント",
    keys: "キーボード操作",
    admin: "管理",
    about: "Lagomとは",
    signOut: "ログアウト",
    darkTheme: "ダークテーマ",
    lightTheme: "ライトテーマ",
  },
  day: {
    progress: "{done, number}/{target, number}分",
    noText: "0/1本",
    goalReached: "目標達成",
    today: "今日：{done, number}/{target, number}分読みました。",
    todayNoText: "今日：0/1本読み終えました。",
    todayReached: "今日：目標達成。",
    todayReachedIn: "今日：目標達成。{done, number}分読みました。",
    streak: "{count, number}日連続",
    streakIs: "連続記録：{count, number}日",
    reached: "今日の目標を達成しました。",
  },
  administrators: {
    title: "管理者専用のページです",
    text: "お使いのアカウントでは表示できません。必要な場合は、管理者に権限を付けてもらってください。",
    action: "ニュースへ",
    failed: "権限を読み込めませんでした。",
  },
};
