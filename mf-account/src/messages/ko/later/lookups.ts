import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "찾아본 단어",
  lead: "글을 읽으며 찾아본 모든 단어예요. 최신순으로 보여 드려요.",
  kept: "찾아본 기록은 {months, number}개월 동안 보관해요.",
  failed: "지금은 찾아본 단어를 불러올 수 없어요…",
  empty: {
    title: "아직 찾아본 단어가 없어요",
    text: "기사에서 아무 단어나 눌러 뜻을 알아보세요. 모두 여기에 기록돼요.",
    action: "읽으러 가기",
  },
  columns: { word: "단어", translation: "번역", met: "만난 곳", when: "일시" },
};
