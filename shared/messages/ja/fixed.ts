import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "ユーザー情報を更新できませんでした",
  passwordsDoNotMatch: "パスワードが一致しません",
  passwordTooShort: "パスワードは6文字以上にしてください",
  unexpectedError: "予期しないエラーが発生しました",
  articleRewrite: "今は記事を読み込めません。数秒後にもう一度お試しください。",
  article: "この記事を読み込めませんでした。",
  rewrite: "記事の本文を読み込めませんでした。",
  newsfeed: "記事を読み込めませんでした。",
  translation: "翻訳サービスを一時的に利用できません。数秒後にもう一度お試しください。",
  statistics: "統計を読み込めませんでした。",
  streak: "連続記録を読み込めませんでした。",
  wordAlreadySaved: "この単語は保存済みです",
  feedbackFailed: "フィードバックを送信できませんでした。もう一度お試しください。",
  feedbackNetwork: "ネットワークエラーが発生しました。接続を確認して、もう一度お試しください。",
  preferencesLoad: "設定を読み込めませんでした",
  preferencesUpdate: "設定を保存できませんでした",
  passwordUpdated: "パスワードを更新しました",
  passwordUpdatedText: "新しいパスワードが保存されました。",
};
