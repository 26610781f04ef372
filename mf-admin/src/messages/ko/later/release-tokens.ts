import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "토큰이 있으면 사람 없이도 명령으로 릴리스할 수 있어요. 팀 토큰은 자기 영역만, 운영자 토큰은 전부 릴리스해요.",
  failed: "지금은 토큰을 불러올 수 없어요…",
  empty: { title: "아직 토큰이 없어요", text: "릴리스 명령은 어디에서 실행하든 토큰이 필요해요." },
  caption: "토큰, 최신순",
  columns: { name: "이름", scope: "릴리스 범위", made: "만든 때", used: "마지막 사용", state: "상태" },
  scopes: { operator: "전부 (운영자)" },
  never: "없음",
  valid: "유효",
  revoked: "폐기됨",
  make: {
    open: "토큰 만들기",
    title: "토큰 만들기",
    name: "이름",
    nameHint: "토큰을 쓰는 쪽이 기록에 이 이름으로 남아요. 예: team-books.",
    nameWrong: "영문자, 숫자, . @ _ -만 쓸 수 있어요.",
    taken: "같은 이름의 토큰이 이미 있어요.",
    scope: "릴리스할 수 있는 범위",
    confirm: "만들기",
    cancel: "취소",
    failed: "지금은 토큰을 만들 수 없어요. 다시 시도해 주세요.",
    done: "{name} 토큰",
    secret: "지금 복사하세요. 이번 한 번만 표시되고 어디에도 저장되지 않아요.",
    close: "복사 완료",
  },
  revoke: {
    open: "폐기…",
    label: "{name} 폐기",
    title: "{name} 토큰을 폐기할까요?",
    text: "{name} 토큰으로는 다음 호출부터 더 이상 릴리스할 수 없어요({scope}). 취소할 수 없고, 새 토큰으로 바꿔야 해요.",
    confirm: "폐기",
    cancel: "취소",
    done: "{name} 토큰을 폐기했어요.",
    failed: "지금은 폐기할 수 없어요. 다시 시도해 주세요.",
  },
};
