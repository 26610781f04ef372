import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "독자들이 남긴 좋아요와 별점이에요.",
    failed: "지금은 별점을 불러올 수 없어요…",
    search: "책 또는 독자",
    empty: { title: "아직 별점이 없어요", text: "좋아요나 별점을 남긴 독자가 없어요." },
    columns: { book: "책", user: "독자", liked: "좋아요", stars: "별", when: "날짜" },
    choices: {
      sort: { all: "최신순", oldest: "오래된 순", best: "별 많은 순", worst: "별 적은 순" },
    },
    view: "표시할 것",
    each: "개별 별점",
    byBook: "책별",
    ofBook: "책 한 권의 별점만 보고 있어요.",
    ofUser: "독자 한 명의 별점만 보고 있어요.",
    yes: "예",
    no: "아니요",
    stars: "5점 중 {count, number}점",
    remove: {
      label: "삭제",
      title: "이 별점을 삭제할까요?",
      text: "{user} 독자가 ‘{book}’ 책에 남긴 별점이 사라지고, 책의 평균을 다시 계산해요.",
      confirm: "삭제",
      done: "‘{book}’ 책의 별점을 삭제했어요.",
    },
  },
  books: {
    lead: "책마다 별점을 모은 결과예요.",
    failed: "지금은 별점을 불러올 수 없어요…",
    search: "책",
    empty: { title: "아직 별점이 없어요", text: "별점을 남긴 독자가 없어요." },
    columns: { book: "책", average: "평균", count: "별점 수" },
    choices: { sort: { all: "별점 많은 순", best: "높은 순", worst: "낮은 순", title: "제목순" } },
    average: "5점 중 {stars}점",
    all: "별점 보기",
  },
};
