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
  landing: {
    title: "나에게 딱 맞는 수준으로 세상을 읽어요",
    eyebrow: "16개 언어로 읽는 뉴스와 책",
    heading: "나에게\n딱 맞는 수준으로\n세상을 읽어요.",
    lead: "진짜 기사와 책을 즐겁게 읽을 수 있는 수준으로 다시 썼어요. 단어를 누르면 뜻을 알 수 있고, 저장하면 오래 남아요.",
    start: "무료로 읽기 시작",
    promise: "광고가 없어요. 내 단어는 나만의 것이에요.",
    languages: "읽을 수 있는 언어",
    passage: "맛보기 글",
    level: "글의 레벨",
    hint: "레벨을 바꾸거나 단어를 눌러 보세요.",
    points: {
      level: {
        title: "교재가 아니라 내 수준에 맞춰",
        text: "모든 글은 짧은 문장부터 원문 그대로까지 여러 레벨로 되어 있어요. 쉽게 느껴지면 레벨을 올려 보세요. 읽던 곳은 그대로예요.",
      },
      meaning: {
        title: "뜻은 읽던 그 자리에서",
        text: "한 번 누르면 바로 이 문장에서 쓰인 뜻이 나와요. 누른 단어도, 읽던 곳도 눈앞에 그대로 있어요.",
      },
      words: {
        title: "오래 남는 단어",
        text: "저장한 단어는 그다음에 읽는 모든 글에서 표시돼요. 단어장에서는 처음 만난 문장과 함께 기다리고 있어요.",
      },
    },
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
