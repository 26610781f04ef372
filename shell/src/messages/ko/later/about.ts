import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "Lagom 소개",
  lead: "Lagom은 스웨덴어로 ‘딱 알맞은 만큼’이라는 뜻이에요. 새로운 언어를 오늘은 즐겁게 읽을 수 있는 만큼, 내일은 그보다 조금 더 읽자는 뜻을 담았어요.",
  works: {
    title: "어떻게 쓰나요?",
    levels:
      "이곳의 모든 글은 유럽언어공통참조기준(CEFR) A1부터 C1까지 난이도가 다른 여러 버전으로 되어 있어요. 언어와 레벨을 고르고, 글이 너무 쉽거나 버겁게 느껴지면 레벨을 바꾸세요. 읽던 문단은 그대로예요.",
    words:
      "단어를 누르면 그 문장에서의 뜻과 기본형, 그리고 내 언어로 옮긴 문장이 보여요. 저장하면 다시 만날 때마다 표시돼요.",
  },
  texts: {
    title: "글은 어디에서 왔나요?",
    text: "‘Lagom collection’이라고 표시된 기사와 책 요약은 이 사이트를 위해 언어마다, 레벨마다 새로 썼어요. 시간이 지나도 읽을 만한 이야기를 다룬 글이고, 오늘의 뉴스인 척하지 않아요. 그 밖의 글에는 출처와 링크가 붙어 있어요. 고른 레벨의 글이 없으면 가장 가까운 레벨의 글을 보여 주고, 배지로 알려 드려요.",
  },
  meanings: {
    title: "뜻은 어디에서 왔나요?",
    text: "글과 함께 만든 어휘집에서 가져와요. 거기에 없으면 어느 사전에서 찾았는지, 또는 어디에도 없었는지를 사전 창에서 알려 드려요. 추측을 사실처럼 보여 주는 일은 없어요.",
  },
  more: "더 궁금하다면 <faq>자주 묻는 질문</faq>을 보거나 <contact>문의</contact>해 주세요.",
};
