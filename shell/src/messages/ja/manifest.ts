import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "読んで言語を学ぶ人のための、ちょうどいいレベルに書き直したニュースと本。",
  screenshots: {
    reading: "あなたのレベルのテキスト。単語に触れると意味がわかります",
    newsfeed: "ニュース一覧。知っている単語の割合がテキストごとにわかります",
  },
  shortcuts: {
    read: "続きを読む",
    review: "単語を復習",
    books: "本",
  },
};
