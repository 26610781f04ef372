import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "読者が作ったリストです。",
  failed: "ブックリストを読み込めませんでした。",
  search: "リスト名または作成者",
  empty: { title: "ブックリストはまだありません", text: "まだ誰もリストを作っていません。" },
  columns: { name: "名前", owner: "作成者", access: "公開範囲", books: "本", since: "作成日" },
  choices: {
    access: { all: "すべて", public: "全員", private: "作成者のみ", hidden: "非表示" },
    sort: { all: "新しい順", oldest: "古い順", name: "名前順", largest: "本が多い順" },
  },
  public: "全員",
  private: "作成者のみ",
  hidden: "非表示",
  view: "本を見る",
  viewFailed: "このリストを読み込めませんでした。",
  of: "{owner}のリスト",
  noBooks: "本はありません。",
  hide: {
    label: "非表示",
    title: "このリストを非表示にしますか？",
    text: "「{name}」は作成者以外に表示されなくなります。",
    confirm: "非表示にする",
    done: "「{name}」を非表示にしました。",
  },
  show: {
    label: "再表示",
    title: "このリストを再表示しますか？",
    text: "「{name}」は、作成者が決めた公開範囲で再び表示されます。",
    confirm: "再表示",
    done: "「{name}」を再表示しました。",
  },
  remove: {
    label: "削除",
    title: "このリストを削除しますか？",
    text: "「{name}」は作成者からも見えなくなります。変更履歴から元に戻せます。",
    confirm: "削除",
    done: "「{name}」を削除しました。",
  },
};
