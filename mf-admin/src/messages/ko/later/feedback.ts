import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "의견 버튼과 문의 페이지로 들어온 메시지예요. 최신순으로 보여 드려요.",
  failed: "지금은 의견을 불러올 수 없어요…",
  search: "내용 또는 보낸 사람",
  empty: { title: "아직 의견이 없어요", text: "들어온 메시지가 없어요." },
  context: "{page} 페이지 · {language} {level}",
  state: "상태",
  choices: { state: { all: "전체", open: "미처리", done: "완료" } },
  done: "완료",
  finish: { label: "완료로 표시", labelOf: "완료로 표시: {subject}", said: "완료로 표시했어요." },
  reopen: { label: "다시 열기", labelOf: "다시 열기: {subject}", said: "다시 열었어요." },
};
