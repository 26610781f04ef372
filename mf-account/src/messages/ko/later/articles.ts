import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "읽은 기사",
  lead: "열어 본 기사와 다 읽은 기사예요. 최신순으로 보여 드려요.",
  failed: "지금은 읽은 기사를 불러올 수 없어요…",
  empty: {
    title: "아직 읽은 기사가 없어요",
    text: "뉴스에서 기사를 열어 보세요. 그때부터 여기에서 찾을 수 있어요.",
    action: "뉴스로 가기",
  },
  finished: "다 읽음",
  opened: "열어 봄",
};
