import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
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
};
