import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/heads.ts";

export const messages: Translation<typeof english> = {
  titles: {
    landing: "나에게 딱 맞는 수준으로 세상을 읽어요",
    newsfeed: "뉴스",
    article: "기사",
    reader: "읽기",
    words: "단어장",
    lookups: "찾아본 단어",
    articles: "읽은 기사",
    statistics: "통계",
    books: "책",
    book: "책",
    liked: "좋아하는 책",
    list: "책 목록",
    dashboard: "대시보드",
    "book-lists": "책 목록",
    ratings: "별점",
    users: "사용자",
    feedback: "의견",
    mails: "메일",
    feeds: "피드",
    dictionaries: "사전",
    releases: "릴리스",
    account: "계정",
    "auth-callback": "로그인하는 중",
    "reset-password": "비밀번호 재설정",
    "password-recovery": "비밀번호 찾기",
    about: "Lagom 소개",
    privacy: "개인정보 처리방침",
    terms: "이용약관",
    cookies: "쿠키",
    contact: "문의하기",
    faq: "자주 묻는 질문",
    widgets: "위젯",
  },
  descriptions: {
    landing:
      "16개 언어의 뉴스와 책을 즐겁게 읽을 수 있는 수준으로 다시 썼어요. 단어를 누르면 그 문장에서 쓰인 뜻이 나오고, 저장하면 다시 만날 수 있어요. 광고 없이 무료예요.",
    about:
      "Lagom은 이렇게 써요. 여러 레벨로 읽는 글, 문장 안에서 바로 보는 뜻, 그리고 글과 뜻이 어디에서 오는지 알려 드려요.",
    privacy:
      "Lagom이 내 정보 가운데 무엇을 어디에 얼마나 오래 보관하는지, 또 누가 볼 수 있고 어떻게 지우는지 알려 드려요.",
    terms: "Lagom을 쓸 때 지켜야 할 몇 가지 규칙, 그리고 약속하는 것과 약속하지 않는 것이에요.",
    cookies: "Lagom이 브라우저에 무엇을 왜 보관하는지 알아보고, 사용 분석에 동의할지 선택하세요.",
    contact: "궁금한 점, 아이디어, 글에서 찾은 오류를 이 사이트를 운영하는 사람들에게 보내 주세요.",
    faq: "나에게 맞는 레벨은 무엇인지, 단어는 어떻게 찾아보는지, 언제 연속 학습으로 인정되는지 등 Lagom에 관해 가장 먼저 궁금해하는 것에 답해 드려요.",
  },
};
