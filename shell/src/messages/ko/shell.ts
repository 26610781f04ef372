import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "문제가 생겼어요",
    text: "이 페이지를 표시하지 못했어요. 저장한 내용은 그대로 있어요.",
    reload: "페이지 새로고침",
    home: "첫 화면으로",
    reference: "문의할 때 다음 번호를 함께 보내 주세요:",
  },
  needed: {
    text: "이 페이지를 보려면 로그인하거나 계정을 만들어 주세요.",
    signIn: "로그인",
  },
  ended: {
    text: "세션이 끝났어요. 로그인하면 보던 곳으로 돌아가요.",
    signIn: "다시 로그인",
  },
  frame: {
    skip: "본문으로 건너뛰기",
    main: "주 메뉴",
    newsfeed: "뉴스",
    books: "책",
    words: "단어장",
    about: "Lagom 소개",
    faq: "자주 묻는 질문",
    contact: "문의하기",
    privacy: "개인정보 처리방침",
    terms: "이용약관",
    cookies: "쿠키",
    signIn: "로그인",
    startReading: "읽기 시작",
    footer: "이 사이트 정보",
    language: "표시 언어",
    shortNews: "뉴스",
    shortWords: "단어장",
    shortMe: "마이",
  },
  network: {
    offline: "오프라인이에요. 열어 본 글은 계속 읽을 수 있어요.",
    send: "지금 보내기",
  },
  account: {
    menu: "계정 메뉴",
    shortMenu: "마이, 계정 메뉴",
  },
  picker: {
    button: "{language} {level}, 언어와 레벨",
  },
  leave: {
    title: "보내지 않고 나갈까요?",
    text: "여기에 쓴 내용은 아직 저장되지 않았어요.",
    stay: "계속 쓰기",
    leave: "나가기",
  },
  feedback: {
    button: "의견 보내기",
  },
};
