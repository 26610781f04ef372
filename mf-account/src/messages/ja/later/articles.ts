import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "読んだ記事",
  lead: "開いた記事と読み終えた記事を新しい順に表示します。",
  failed: "読んだ記事を読み込めませんでした。",
  empty: {
    title: "読んだ記事はまだありません",
    text: "ニュースで記事を開くと、ここに並びます。",
    action: "ニュースへ",
  },
  finished: "読了",
  opened: "開いた日",
};
