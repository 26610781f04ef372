import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
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
};
