import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "フィードバックボタンとお問い合わせページから届いたメッセージを、新しい順に表示します。",
  failed: "フィードバックを読み込めませんでした。",
  search: "本文の言葉または送信者",
  empty: { title: "フィードバックはまだありません", text: "まだ誰からも届いていません。" },
  context: "{page} · {language} {level}",
  state: "状態",
  choices: { state: { all: "すべて", open: "未対応", done: "対応済み" } },
  done: "対応済み",
  finish: { label: "対応済みにする", labelOf: "対応済みにする：{subject}", said: "対応済みにしました。" },
  reopen: { label: "未対応に戻す", labelOf: "未対応に戻す：{subject}", said: "未対応に戻しました。" },
};
