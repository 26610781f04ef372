import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "調べた単語",
  lead: "読みながら調べた単語を新しい順に表示します。",
  kept: "記録は{months, number}か月間残ります。",
  failed: "調べた単語を読み込めませんでした。",
  empty: {
    title: "調べた単語はまだありません",
    text: "記事の中の単語をタップすると意味がわかり、ここに記録されます。",
    action: "何か読む",
  },
  columns: { word: "単語", translation: "訳", met: "出会った場所", when: "日時" },
};
