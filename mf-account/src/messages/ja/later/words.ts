import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "書き出しと読み込み",
  exportCsv: "CSVで書き出す",
  exportAnki: "Anki用に書き出す",
  exportFailed: "単語を書き出せませんでした。もう一度お試しください。",
  import: "CSVファイルを読み込む",
  importTitle: "単語の読み込み",
  importText:
    "word、translation、language、translation_languageの列があるCSVファイルを選んでください。status、base_form、sentenceの列もあれば読み込みます。保存する前に結果を確認できます。",
  file: "ファイル",
  choose: "ファイルを選択",
  reading: "ファイルを読み込んでいます",
  importFailed:
    "ファイルを最後まで読み込めませんでした。もう一度お試しください。保存済みの単語はそのまま残ります。",
  tooLarge: "ファイルが大きすぎて、一度に読み込めません。小さなファイルに分けてください。",
  tooMany: "単語が{most, number}語を超えています。小さなファイルに分けてください。",
  another: "別のファイルを選択",
  store: "{count, number}語を読み込む",
  storeSome: "{left, number}行を除いて{count, number}語を読み込む",
  imported: "{count, number}語を読み込みました",
  preview: "各行の結果",
  summary:
    "新規{fresh, number}、変更{changed, number}、同じ内容{same, number}、読み取れない行{bad, number}。",
  line: "行",
  outcome: "結果",
  outcomes: { new: "新規", changed: "変更", same: "同じ内容" },
  badTitle: "読み取れない行",
  lineNumber: "{line}行目：",
  more: "ほか{count, number}行",
  missingColumns: "1行目に{names}の列がありません。",
  emptyCell: "{name}が空です。",
  tooLong: "{name}が{most, number}文字を超えています。",
  noLanguage: "「{given}」は対応する16言語にありません。",
  noStatus:
    "「{given}」というステータスはありません。new、learning、known、ignoredのいずれかにしてください。",
  repeated: "{line}行目と同じ単語です。",
  unclosed: "ここから始まる引用符が、セルの中で閉じていません。",
};
