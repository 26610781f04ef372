import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "계정이 있는 모든 사람이에요.",
    failed: "지금은 사용자를 불러올 수 없어요…",
    search: "이메일",
    empty: { title: "아직 사용자가 없어요", text: "가입한 사람이 없어요." },
    columns: {
      email: "이메일",
      role: "역할",
      state: "상태",
      read: "읽은 단어",
      saved: "저장한 단어",
      last: "마지막 활동",
      since: "가입일",
    },
    choices: {
      role: { all: "전체", user: "독자", admin: "관리자", operator: "운영자" },
      state: { all: "전체", active: "활성", banned: "차단됨" },
      sort: { all: "최신순", oldest: "오래된 순", email: "이메일순" },
    },
    roles: { user: "독자", admin: "관리자", operator: "운영자" },
    banned: "차단됨",
    active: "활성",
  },
  actions: {
    ratings: "별점 보기",
    ban: {
      label: "차단",
      title: "이 사용자를 차단할까요?",
      text: "{email} 사용자는 어느 기기에서도 사이트를 쓸 수 없게 돼요. 데이터는 삭제되지 않아요.",
      confirm: "차단",
      done: "{email} 사용자를 차단했어요.",
    },
    unban: {
      label: "차단 해제",
      title: "차단을 해제할까요?",
      text: "{email} 사용자가 모든 것이 그대로인 채 사이트를 다시 쓸 수 있어요.",
      confirm: "차단 해제",
      done: "{email} 사용자가 사이트를 다시 쓸 수 있어요.",
    },
    role: {
      label: { user: "독자로 지정", admin: "관리자로 지정", operator: "운영자로 지정" },
      title: {
        user: "이 사용자를 독자로 지정할까요?",
        admin: "이 사용자를 관리자로 지정할까요?",
        operator: "이 사용자를 운영자로 지정할까요?",
      },
      text: {
        user: "{email} 사용자는 더 이상 이 페이지들을 볼 수 없어요.",
        admin:
          "{email} 사용자가 이 페이지들을 보고, 독자를 차단하거나 삭제하고, 독자가 쓴 것을 지울 수 있어요.",
        operator: "{email} 사용자가 그 모든 것에 더해 역할을 주고 릴리스를 다룰 수 있어요.",
      },
      confirm: "역할 변경",
      done: { user: "{email}: 독자.", admin: "{email}: 관리자.", operator: "{email}: 운영자." },
    },
    signOut: {
      label: "모든 곳에서 로그아웃",
      title: "모든 곳에서 로그아웃시킬까요?",
      text: "모든 기기에서 {email} 사용자의 세션이 지금 끝나요. 다시 로그인할 수는 있어요.",
      confirm: "로그아웃",
      done: "{email} 사용자를 모든 곳에서 로그아웃시켰어요.",
    },
    remove: {
      label: "모든 데이터와 함께 삭제",
      title: "이 사용자를 삭제할까요?",
      text: "{email} 사용자의 계정이 모든 단어, 목록, 별점, 통계, 메시지와 함께 사라져요. 취소할 수 없어요.",
      confirm: "영구 삭제",
      done: "{email} 사용자를 삭제했어요.",
    },
  },
};
