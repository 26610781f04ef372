import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "이 주소에는 여기서 접속할 수 없어요.",
  redirects: "다른 주소로 너무 많이 넘어가요.",
  too_large: "너무 커요.",
  timeout: "제때 응답하지 않았어요.",
  network: "연결하지 못했어요.",
  status: "오류로 응답했어요.",
  robots: "robots.txt에서 금지하고 있어요.",
  damaged: "받은 내용이 손상됐거나 다른 것이에요.",
  other: "읽지 못했어요.",
};
