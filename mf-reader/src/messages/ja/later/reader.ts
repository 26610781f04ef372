import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "再試行",
    title: "記事",
    back: "戻る",
    level: "レベル",
    appearance: "文字とテーマ",
    appearanceMark: "Aa",
    textSize: "文字サイズ",
    smaller: "文字を小さく",
    larger: "文字を大きく",
    spacing: "行間",
    spacings: { close: "狭い", normal: "標準", wide: "広い" },
    width: "幅",
    widths: { narrow: "狭い", normal: "標準", wide: "広い" },
    readings: {
      ja: "ふりがな",
      zh: "ピンイン",
      ko: "ローマ字",
      ru: "ローマ字",
      hi: "ローマ字",
    },
    statuses: "単語をステータスで色分け",
    statusNames: {
      unsaved: "未保存",
      new: "新規",
      learning: "学習中",
      due: "要復習",
      known: "習得済み",
    },
    theme: "テーマ",
    themes: { system: "システム", light: "ライト", dark: "ダーク" },
    onItsWay: "もう少しお待ちください。新しく書く場合は1分ほどかかります。",
    writing: "書いているところです。1分ほどかかることがあります。",
    finish: "読み終えた",
    finished: "このテキストを読み終えました。",
    streak: "連続記録：{days, number}日",
    wordsMet: "単語帳の単語に{words, number}語出会いました。",
    savedHere: "ここで保存した単語（{words, number}語）：",
    nextText: "次を読む",
    toFeed: "ニュースに戻る",
    gone: {
      title: "テキストが見つかりません",
      text: "削除されたか、アドレスが間違っている可能性があります。",
    },
    levelNotChecked: "レベル未確認",
    byModel: "言語モデルが作成",
    adapted: "改変あり",
    mayLack: "抜けている可能性：{facts}",
    finishFailed: "記録できませんでした。もう一度お試しください。",
  },
  restKnown: {
    explained: "ここにあるほかの単語は、すべて簡単でしたか？",
    mark: "残りを習得済みにする",
    marked:
      "{words, plural, =0 {習得済みにする単語は残っていませんでした。} other {#語を習得済みにしました。単語帳には追加されません。}}",
    failed: "変更できませんでした。もう一度お試しください。",
  },
  serial: {
    chapter: "第{number, number}章（全{count, number}章）",
    before: "これまでのあらすじ",
    finished: "この章を読み終えました。",
    last: "「{book}」の最終章を読み終えました。",
    next: "第{number, number}章：",
    toBook: "本に戻る",
  },
  print: {
    button: "印刷",
    name: "Lagom",
    words: "単語帳",
    failed: "印刷の準備ができませんでした。もう一度お試しください。",
  },
  tutorial: {
    title: "単語の調べ方",
    stepOf: "{step, number}/{all, number}",
    next: "次へ",
    previous: "戻る",
    done: "わかりました",
    close: "使い方を閉じる",
    steps: {
      touch: {
        look: {
          title: "単語をタップ",
          text: "その文での意味が表示されます。単語は隠れません。",
        },
        translate: {
          title: "選んで翻訳",
          text: "単語を長押ししてなぞるか、辞書の「前」「次」をタップすると、フレーズや文の意味がわかります。",
        },
        keep: {
          title: "覚えたい単語を保存",
          text: "保存した単語は、どのテキストでも目印が付きます。すべて単語帳に入ります。",
        },
      },
      keys: {
        look: {
          title: "単語をクリック",
          text: "矢印キーで移動してEnterを押しても、その文での意味が単語のそばに表示されます。",
        },
        translate: {
          title: "選んで翻訳",
          text: "いくつかの単語をドラッグするか、Shift+矢印キーで選んでEnterを押すと、フレーズや文の意味がわかります。",
        },
        keep: {
          title: "覚えたい単語を保存",
          text: "「保存」またはSキーで保存した単語は、どのテキストでも目印が付きます。すべて単語帳に入ります。",
        },
      },
      both: {
        look: {
          title: "単語をタップ",
          text: "タップかクリック、または矢印キーで移動してEnterを押すと、その文での意味が単語のそばに表示されます。",
        },
        translate: {
          title: "選んで翻訳",
          text: "いくつかの単語をドラッグするか、Shift+矢印キーで選んでEnterを押すか、辞書の「前」「次」を使うと、フレーズや文の意味がわかります。",
        },
        keep: {
          title: "覚えたい単語を保存",
          text: "「保存」またはSキーで保存した単語は、どのテキストでも目印が付きます。すべて単語帳に入ります。",
        },
      },
    },
  },
  howKnown:
    "このテキストの単語100語のうち{percent, number}語は、あなたのレベル以下か、あなたが習得済みにした単語です。名前と数字は除きます。",
  howKnownAt:
    "名前と数字を除くと、このテキストの単語100語のうち約{percent, number}語が{level}以下です。習得済みにした単語も、以後は数に入ります。",
};
