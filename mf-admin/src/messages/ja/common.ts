import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "管理",
  dashboard: "ダッシュボード",
  bookLists: "ブックリスト",
  ratings: "評価",
  users: "ユーザー",
  feedback: "フィードバック",
  mails: "メール",
  feeds: "フィード",
  dictionaries: "辞書",
  releases: "リリース",
  none: "なし",
  toDashboard: "ダッシュボードへ",
  toFirstPage: "最初のページへ",
  searchHint: "入力して検索",
  sort: "並び順",
  showAll: "すべて表示",
  nothingFound: {
    title: "見つかりません",
    text: "一致するものがありません。もっと短い言葉で探すか、すべて表示してください。",
  },
  pageEmpty: {
    title: "このページには何もありません",
    text: "前回見たときより一覧が短くなりました。",
  },
  forbidden: {
    title: "管理者専用のページです",
    text: "お使いのアカウントでは表示できません。必要な場合は、管理者に権限を付けてもらってください。",
    action: "ニュースへ",
  },
  operatorsOnly: {
    title: "運営者専用のページです",
    text: "フィードの選択とリリースの操作は運営者が行います。運営者に依頼するか、権限を付けてもらってください。",
    action: "ニュースへ",
  },
  changes: {
    undo: "元に戻す",
    undone: "元に戻しました。",
    cancel: "キャンセル",
    actionsFor: "{name}の操作",
    typeToConfirm: "確認のため「{text}」と入力してください",
    forbidden: "あなたの権限では行えません。",
    conflict: "その間に変更があったため、もう行えません。",
    gone: "すでにありません。",
    unavailable: "認証サービスの制限により、ここからは行えません。",
    failed: "今は変更できません。数秒後にもう一度お試しください。",
  },
  ago: {
    now: "たった今",
    minutes: "{count, number}分",
    hours: "{count, number}時間",
    days: "{count, number}日",
  },
};
