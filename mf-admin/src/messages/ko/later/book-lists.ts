import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "독자들이 만든 목록이에요.",
  failed: "지금은 책 목록을 불러올 수 없어요…",
  search: "이름 또는 만든 사람",
  empty: { title: "아직 책 목록이 없어요", text: "목록을 만든 독자가 없어요." },
  columns: { name: "이름", owner: "만든 사람", access: "볼 수 있는 사람", books: "책", since: "만든 날" },
  choices: {
    access: { all: "전체", public: "누구나", private: "만든 사람만", hidden: "숨김" },
    sort: { all: "최신순", oldest: "오래된 순", name: "이름순", largest: "책 많은 순" },
  },
  public: "누구나",
  private: "만든 사람만",
  hidden: "숨김",
  view: "책 보기",
  viewFailed: "지금은 이 목록을 불러올 수 없어요…",
  of: "{owner}의 목록",
  noBooks: "목록에 책이 없어요.",
  hide: {
    label: "숨기기",
    title: "이 목록을 숨길까요?",
    text: "‘{name}’ 목록은 만든 사람만 볼 수 있게 돼요.",
    confirm: "숨기기",
    done: "‘{name}’ 목록을 숨겼어요.",
  },
  show: {
    label: "다시 표시",
    title: "이 목록을 다시 표시할까요?",
    text: "만든 사람이 정한 범위대로 ‘{name}’ 목록이 다시 보여요.",
    confirm: "표시",
    done: "‘{name}’ 목록을 다시 표시했어요.",
  },
  remove: {
    label: "삭제",
    title: "이 목록을 삭제할까요?",
    text: "‘{name}’ 목록은 만든 사람에게서도 사라져요. 변경 기록에서 되살릴 수 있어요.",
    confirm: "삭제",
    done: "‘{name}’ 목록을 삭제했어요.",
  },
};
