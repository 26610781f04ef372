import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "追加方法",
  ways: { paste: "貼り付け", file: "ファイル", link: "リンク" },
  textTitle: "タイトル",
  textTitleHint: "空欄の場合は、本文の冒頭がタイトルになります。",
  file: "ファイルを選択",
  chosenFile: "ファイルを選択：{name}",
  fileHint:
    "ここにドロップすることもできます（EPUB、PDF、DOCX、HTML、TXT、Markdown、SRT、VTT）。ファイルはブラウザの中にとどまり、本文だけが保存されます。",
  anotherFile: "別のファイルを選択またはドロップすると、入れ替わります。",
  reading: "「{file}」を読み込んでいます…",
  characters: "{characters, number}文字。",
  chaptersAndCharacters: "{chapters, number}章、{characters, number}文字。",
  becomes: "1本あたり最大{most, number}文字のテキスト{parts, number}本になります。",
  partsBefore: "{parts, number}本のうち{before, number}本はすでに追加されています。残りだけを追加します。",
  oneFile: "ファイルは1つずつ追加してください。",
  fileTooLong:
    "「{file}」は{characters, number}文字あります。一度に追加できるのは{most, number}文字までです。小さなファイルに分けてください。",
  refused: {
    unknown:
      "「{file}」はここでは読めない形式です。EPUB、PDF、DOCX、HTML、TXT、Markdown、SRT、VTTのファイルを選んでください。",
    large: "「{file}」は大きすぎます。上限は100 MB（プレーンテキストは12 MB、PDFは5,000ページ）です。",
    empty: "「{file}」は空です。本文がありません。",
    encrypted: "「{file}」はパスワードで保護されています。パスワードなしで保存して、もう一度選んでください。",
    protected: "「{file}」はコピー防止（DRM）されています。購入したストアや図書館のアプリでしか開けません。",
    scanned:
      "「{file}」にはページの画像しかなく、文字がありません。文字認識（OCR）をしてから、もう一度選んでください。",
    damaged: "「{file}」は壊れていて開けません。もう一度ダウンロードまたは保存してください。",
    bomb: "「{file}」は展開すると本としてはありえない大きさになるため、開きませんでした。",
    slow: "「{file}」を1分以内に読み込めなかったため、中止しました。",
    failed: "「{file}」を読み込めませんでした。接続を確認して、もう一度選んでください。",
  },
  partsFailed: "「{title}」：{of, number}本中{added, number}本を追加しました。残りは追加できませんでした。",
  text: "本文",
  limit: "最大{most, number}文字。あと{left, number}文字入力できます。",
  tooLong: "{over, number}文字多すぎます。分けて追加してください。",
  url: "ページのアドレス",
  urlHint: "ページの本文だけを取り込みます。スクリプトは除き、出典としてページを表示します。",
  bookmarklet: {
    name: "Lagomで読む",
    text: "どのページからでも取り込めるように、これをブックマークバーにドラッグし、読みたいページで押してください：",
    copied: "コピーしました。新しいブックマークを作り、アドレスに貼り付けてください。",
    copyFailed: "コピーできませんでした。代わりにブックマークバーへドラッグしてください。",
  },
  language: "言語",
  guess: "自動検出",
  read: "読む",
  addFailed: "テキストを追加できませんでした。もう一度お試しください。",
  problem: "{field}：{reason}",
  fields: { url: "アドレス", text: "本文", sections: "本文", title: "タイトル" },
};
