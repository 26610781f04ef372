import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/heads.ts";

export const messages: Translation<typeof english> = {
  titles: {
    landing: "世界を、ちょうどいいレベルで読もう",
    newsfeed: "ニュース",
    article: "記事",
    reader: "リーダー",
    words: "単語帳",
    lookups: "調べた単語",
    articles: "読んだ記事",
    statistics: "統計",
    books: "本",
    book: "本",
    liked: "お気に入りの本",
    list: "ブックリスト",
    dashboard: "ダッシュボード",
    "book-lists": "ブックリスト",
    ratings: "評価",
    users: "ユーザー",
    feedback: "フィードバック",
    mails: "メール",
    feeds: "フィード",
    dictionaries: "辞書",
    releases: "リリース",
    account: "アカウント",
    "auth-callback": "ログインしています",
    "reset-password": "パスワードの再設定",
    "password-recovery": "パスワードの再設定",
    about: "Lagomとは",
    privacy: "プライバシーポリシー",
    terms: "利用規約",
    cookies: "Cookie",
    contact: "お問い合わせ",
    faq: "よくある質問",
    widgets: "ウィジェット",
  },
  descriptions: {
    landing:
      "16言語のニュースと本を、楽しく読めるレベルに書き直しました。単語に触れればその文での意味がわかり、保存すればまた出会えます。無料、広告なし。",
    about:
      "Lagomのしくみをご紹介します。いくつものレベルで読めるテキスト、その文での単語の意味、そしてテキストと意味の出どころについて。",
    privacy:
      "Lagomがあなたに関する情報のうち何を、どこに、いつまで保管し、ほかに誰が見ることができ、どうすれば削除できるかを説明します。",
    terms: "Lagomを使うためのいくつかのきまりと、お約束すること、しないこと。",
    cookies: "Lagomがブラウザに何を、なぜ保管するのか。利用状況の分析を許可するかどうかも、ここで選べます。",
    contact: "質問やアイデア、テキストの間違いなど、このサイトの運営者にお寄せください。",
    faq: "自分に合うレベルは？ 単語の調べ方は？ どうすれば連続記録の1日になる？ Lagomについて最初によく聞かれる質問にお答えします。",
  },
};
