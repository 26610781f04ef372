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
  landing: {
    title: "世界を、ちょうどいいレベルで読もう",
    eyebrow: "16言語のニュースと本",
    heading: "世界を、\nちょうどいい\nレベルで読もう。",
    lead: "本物の記事や本を、楽しく読めるレベルに書き直しました。単語に触れれば意味がわかり、保存すれば身につきます。",
    start: "無料で読みはじめる",
    promise: "広告なし。単語帳はあなただけのもの。",
    languages: "読める言語",
    passage: "おためしテキスト",
    level: "テキストのレベル",
    hint: "レベルを変えたり、単語に触れたりしてみてください。",
    points: {
      level: {
        title: "教材ではなく、あなたのレベルで",
        text: "どのテキストにも、短い文からありのままの文章まで、いくつものレベルがあります。簡単に感じたら上のレベルへ。読んでいた位置はそのままです。",
      },
      meaning: {
        title: "意味は、読んでいるその場で",
        text: "触れるだけで、その文での単語の意味がわかります。触れた単語も読んでいた位置も、見失いません。",
      },
      words: {
        title: "ずっと残る単語",
        text: "保存した単語は、その後に読むどのテキストでも目印が付きます。単語帳では、出会った文と一緒に待っています。",
      },
    },
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
