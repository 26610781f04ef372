import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "여러 번 시도했지만 보내지 못한 메일이에요. 30일 동안 남아 있어요.",
  failed: "지금은 메일을 불러올 수 없어요…",
  empty: { title: "막힌 메일이 없어요", text: "모든 메일을 보냈거나 아직 시도하고 있어요." },
  columns: {
    to: "받는 사람",
    purpose: "용도",
    asked: "요청한 때",
    givenUp: "포기한 때",
    failure: "마지막 오류",
  },
  attempts: "{attempts, number}번 시도",
  purposes: {
    signup: "가입",
    invite: "초대",
    recovery: "새 비밀번호",
    magiclink: "로그인 링크",
    email_change_old: "주소 변경, 이전 주소로",
    email_change_new: "주소 변경, 새 주소로",
    reauthentication: "코드",
    password_changed: "비밀번호 변경 안내",
    email_changed: "주소 변경 안내",
    feedback: "관리자에게 보내는 의견",
    reminder: "알림",
  },
  retry: {
    label: "다시 시도",
    title: "이 메일을 다시 보낼까요?",
    text: "{to} 앞으로 새 링크를 담아 메일을 한 번 더 보내요. 실패하면 여기로 돌아와요.",
    confirm: "다시 시도",
    done: "{to} 앞으로 메일을 다시 보내고 있어요.",
  },
  remove: {
    label: "삭제",
    title: "이 메일을 삭제할까요?",
    text: "{to} 앞으로는 이 메일이 영영 가지 않아요. 취소할 수 없어요.",
    confirm: "삭제",
    done: "{to} 앞 메일을 삭제했어요.",
  },
};
