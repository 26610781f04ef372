import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "閉じる",
  dismiss: "閉じる",
  retry: "再試行",
  loading: "読み込んでいます",
  failed: "Lagomのこの部分を読み込めませんでした。",
  required: "入力してください。",
  email: "メールアドレスの形式が正しくありません。",
  url: "リンクの形式が正しくありません。",
  invalid: "この値は使えません。",
  harder: "{level}より難しい",
  easier: "{level}より簡単",
};
