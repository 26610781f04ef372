import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "問題が発生しました",
    text: "このページを表示できませんでした。保存した内容は失われていません。",
    reload: "ページを再読み込み",
    home: "トップページへ",
    reference: "お問い合わせの際は、次の番号をお知らせください：",
  },
  needed: {
    text: "このページを開くには、ログインするかアカウントを作成してください。",
    signIn: "ログイン",
  },
  ended: {
    text: "セッションが終了しました。ログインすると元の場所に戻ります。",
    signIn: "もう一度ログイン",
  },
  frame: {
    skip: "本文へスキップ",
    main: "メイン",
    newsfeed: "ニュース",
    books: "本",
    words: "単語帳",
    about: "Lagomとは",
    faq: "よくある質問",
    contact: "お問い合わせ",
    privacy: "プライバシーポリシー",
    terms: "利用規約",
    cookies: "Cookie",
    signIn: "ログイン",
    startReading: "読みはじめる",
    footer: "このサイトについて",
    language: "表示言語",
    shortNews: "ニュース",
    shortWords: "単語帳",
    shortMe: "マイページ",
  },
  network: {
    offline: "オフラインです。一度開いたものは引き続き読めます。",
    send: "今すぐ送信",
  },
  account: {
    menu: "アカウントメニュー",
    shortMenu: "マイページ（アカウントメニュー）",
  },
  picker: {
    button: "{language} {level}（言語とレベル）",
  },
  leave: {
    title: "送信せずに移動しますか？",
    text: "ここに書いた内容はまだ保存されていません。",
    stay: "とどまる",
    leave: "移動する",
  },
  feedback: {
    button: "フィードバック",
  },
};
