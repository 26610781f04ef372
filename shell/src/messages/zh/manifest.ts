import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "难度改写得刚刚好的新闻与图书，给通过阅读学语言的你。",
  screenshots: {
    reading: "适合你级别的文章，点一下任何一个词即可查询",
    newsfeed: "新闻列表，每篇文章你认识多少一目了然",
  },
  shortcuts: {
    read: "继续阅读",
    review: "复习生词",
    books: "图书",
  },
};
