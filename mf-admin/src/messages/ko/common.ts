import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "관리",
  dashboard: "대시보드",
  bookLists: "책 목록",
  ratings: "별점",
  users: "사용자",
  feedback: "의견",
  mails: "메일",
  feeds: "피드",
  dictionaries: "사전",
  releases: "릴리스",
  none: "없음",
  toDashboard: "대시보드로 가기",
  toFirstPage: "첫 페이지로",
  searchHint: "입력해서 검색",
  sort: "정렬",
  showAll: "모두 보기",
  nothingFound: {
    title: "찾지 못했어요",
    text: "맞는 항목이 없어요. 더 짧게 검색하거나 모두 표시해 보세요.",
  },
  pageEmpty: { title: "이 페이지에는 아무것도 없어요", text: "전에 봤을 때보다 목록이 짧아졌어요." },
  forbidden: {
    title: "관리자만 볼 수 있는 페이지예요",
    text: "지금 계정으로는 볼 수 없어요. 관리자에게 권한을 요청해 주세요.",
    action: "뉴스로 가기",
  },
  operatorsOnly: {
    title: "운영자만 볼 수 있는 페이지예요",
    text: "피드를 고르고 릴리스를 다루는 일은 운영자가 해요. 운영자에게 부탁하거나 권한을 요청해 주세요.",
    action: "뉴스로 가기",
  },
  changes: {
    undo: "실행 취소",
    undone: "되돌렸어요.",
    cancel: "취소",
    actionsFor: "{name} 작업",
    typeToConfirm: "확인을 위해 {text} 그대로 입력해 주세요",
    forbidden: "지금 권한으로는 할 수 없어요.",
    conflict: "그사이 무언가 바뀌어서 더 이상 할 수 없어요.",
    gone: "더 이상 없어요.",
    unavailable: "인증 서비스에서 막아 두어 여기서는 할 수 없어요.",
    failed: "지금은 바꿀 수 없어요. 잠시 후 다시 시도해 주세요.",
  },
  ago: {
    now: "방금",
    minutes: "{count, number}분",
    hours: "{count, number}시간",
    days: "{count, number}일",
  },
};
