import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}:",
    enterCode: "또는 이 코드를 입력해 주세요: {code}",
    signup: {
      subject: "이메일 주소를 확인해 주세요",
      lead: "Lagom에 오신 것을 환영해요. 이 이메일 주소를 확인하면 가입이 끝나요.",
      button: "주소 확인",
      ignore: "가입한 적이 없다면 이 메일을 무시하세요. 계정은 만들어지지 않아요.",
    },
    invite: {
      subject: "Lagom 초대장이 도착했어요",
      lead: "Lagom과 함께 읽어 보세요. 초대를 수락하면 계정을 만들 수 있어요.",
      button: "초대 수락",
      ignore: "계정이 필요하지 않다면 이 메일을 무시하세요.",
    },
    recovery: {
      subject: "새 비밀번호를 정해 주세요",
      lead: "비밀번호 재설정을 요청하셨어요. 링크는 1시간 안에 한 번만 쓸 수 있어요.",
      button: "새 비밀번호 정하기",
      ignore: "요청한 적이 없다면 이 메일을 무시하세요. 비밀번호는 그대로예요.",
    },
    magiclink: {
      subject: "로그인 링크가 도착했어요",
      lead: "이 링크로 Lagom에 로그인하세요. 링크는 1시간 안에 한 번만 쓸 수 있어요.",
      button: "로그인",
      ignore: "요청한 적이 없다면 이 메일을 무시하세요.",
    },
    email_change_old: {
      subject: "이메일 주소가 곧 변경돼요",
      lead: "다른 주소로 바꿔 달라고 요청하셨어요. 여기서 동의하고, 새 주소로 보낸 메일에서도 확인해 주세요.",
      button: "변경에 동의",
      ignore: "요청한 적이 없다면 이 메일을 무시하고 비밀번호를 변경해 주세요. 주소는 그대로 유지돼요.",
    },
    email_change_new: {
      subject: "새 이메일 주소를 확인해 주세요",
      lead: "이 주소로 바꿔 달라고 요청하셨어요. 여기서 확인하고, 이전 주소로 보낸 메일에서도 동의해 주세요.",
      button: "주소 확인",
      ignore: "요청한 적이 없다면 이 메일을 무시하세요.",
    },
    reauthentication: {
      subject: "확인 코드를 보내 드려요",
      lead: "이 코드를 입력하고 계정 변경을 계속하세요.",
      button: "Lagom 열기",
      ignore: "요청한 적이 없다면 비밀번호를 변경해 주세요.",
    },
    password_changed: {
      subject: "비밀번호가 변경됐어요",
      lead: "Lagom 계정의 비밀번호가 변경됐고, 다른 모든 기기에서 로그아웃됐어요.",
      button: "새 비밀번호 정하기",
      ignore: "직접 변경하지 않았다면 바로 새 비밀번호를 정해 주세요.",
    },
    email_changed: {
      subject: "이메일 주소가 변경됐어요",
      lead: "Lagom 계정의 이메일이 다른 주소로 변경됐어요. 이제 이 주소로는 로그인할 수 없어요.",
      button: "문의하기",
      ignore: "직접 변경하지 않았다면 바로 문의해 주세요.",
    },
  },
  reminders: {
    review: {
      title: "복습할 단어가 {due, number}개 있어요",
      lead: "오늘 잠깐 복습하면 오래 기억할 수 있어요.",
      action: "지금 복습하기",
    },
    read: {
      title: "읽을 시간이에요",
      lead: "오늘은 짧은 글 한 편이면 충분해요.",
      action: "글 고르기",
    },
    why: "Lagom 알림을 신청하셔서 보내 드리는 메일이에요.",
    stop: "이 메일 그만 받기",
  },
  unsubscribe: {
    ask: {
      title: "알림 메일을 그만 받을까요?",
      text: "‘설정’에서 다시 켤 수 있어요.",
      action: "이 메일 그만 받기",
    },
    done: {
      title: "이제 알림 메일을 보내지 않아요",
      text: "‘설정’에서 다시 켤 수 있어요.",
      action: "계속 읽기",
    },
    unknown: {
      title: "쓸 수 없는 링크예요",
      text: "메일에서 링크를 다시 열거나 ‘설정’에서 알림을 꺼 주세요.",
      action: "Lagom 열기",
    },
  },
  pages: {
    none: {
      title: "없는 페이지예요",
      text: "예전에는 여기 있었을지도 몰라요. <start>첫 화면으로 가기</start>",
    },
    failed: {
      title: "문제가 생겼어요",
      text: "이 페이지를 표시하지 못했어요. 저장한 내용은 그대로 있어요. <again>다시 시도해 주세요</again>. 그래도 안 되면 1분쯤 뒤에 다시 해 보세요.",
      tell: "문의할 때 다음 번호를 함께 보내 주세요: <code>{id}</code>",
    },
    starting: {
      title: "Lagom을 시작하고 있어요",
      text: "첫 릴리스를 빌드하고 있어요. 이 페이지는 자동으로 새로고침돼요.",
    },
    needsScript: "이 페이지를 보려면 JavaScript가 필요해요.",
  },
  heads: {
    bookBy: "{title}({authors})",
    book: "{book}의 요약을 나에게 딱 맞는 레벨로 읽어 보세요. 16개 언어 중에서 고를 수 있어요.",
    list: "Lagom의 책 목록이에요.",
    listOf: "Lagom의 책 목록: {titles}…",
  },
};
