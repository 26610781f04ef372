import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "读者标记的喜欢和星级评分。",
    failed: "暂时无法加载评分…",
    search: "图书或读者",
    empty: { title: "还没有评分", text: "还没有读者标记喜欢或打分。" },
    columns: { book: "图书", user: "读者", liked: "喜欢", stars: "星级", when: "时间" },
    choices: {
      sort: { all: "最新在前", oldest: "最早在前", best: "星级最高", worst: "星级最低" },
    },
    view: "显示内容",
    each: "逐条评分",
    byBook: "按图书",
    ofBook: "仅显示一本书的评分。",
    ofUser: "仅显示一位读者的评分。",
    yes: "是",
    no: "否",
    stars: "{count, number}/5",
    remove: {
      label: "移除",
      title: "移除这条评分？",
      text: "将移除 {user} 对《{book}》的评分，并重新计算该书的平均分。",
      confirm: "移除",
      done: "已移除《{book}》的一条评分。",
    },
  },
  books: {
    lead: "每本书的评分汇总。",
    failed: "暂时无法加载评分…",
    search: "图书",
    empty: { title: "还没有评分", text: "还没有读者给图书打分。" },
    columns: { book: "图书", average: "平均分", count: "评分数" },
    choices: {
      sort: { all: "评分最多", best: "评分最高", worst: "评分最低", title: "按书名" },
    },
    average: "{stars}/5",
    all: "显示评分",
  },
};
