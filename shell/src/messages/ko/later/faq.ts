import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "자주 묻는 질문",
  lead: "가장 먼저 궁금해하는 것에 짧게 답해 드려요.",
  level: {
    question: "나에게 맞는 레벨은 무엇인가요?",
    answer:
      "줄마다 멈추지 않고 읽어 나갈 수 있는 레벨이에요. 낮은 레벨부터 시작하세요. 어려운 글과 씨름하는 것보다 쉬운 글을 많이 읽을 때 더 많이 배워요. 레벨은 어느 글에서나 바꿀 수 있어요.",
  },
  scale: {
    question: "A1, A2, B1, C1은 무슨 뜻인가요?",
    answer:
      "유럽언어공통참조기준의 단계예요. A1은 기초 단어로 된 아주 짧은 문장, A2는 일상에 관한 짧은 문장, B1은 익숙한 주제의 명료한 글, C1은 있는 그대로의 언어예요. ‘B1보다 어려움’ 같은 배지는 그 글이 아직 내 레벨로는 없다는 뜻이에요.",
  },
  languages: {
    question: "어떤 언어가 있나요?",
    answer: "{count, number}개 언어가 있어요: {languages}. 언어마다 글의 수는 달라요.",
  },
  phrase: {
    question: "여러 단어를 한꺼번에 찾아보려면 어떻게 하나요?",
    answer: "단어들을 선택하거나, 한 단어를 누른 다음 사전 창의 버튼으로 다음 단어를 더하세요.",
  },
  marks: {
    question: "단어 아래 표시는 무슨 뜻인가요?",
    answer: "점선은 저장한 단어, 색이 있는 밑줄은 배우는 중인 단어예요. 아는 단어에는 표시가 없어요.",
  },
  streak: {
    question: "하루가 연속 학습으로 인정되려면 어떻게 해야 하나요?",
    answer:
      "내 시간대를 기준으로 하루에 기사 1편을 다 읽거나 단어 {words, number}개를 읽으면 돼요. 일주일에 하루는 놓쳐도 저절로 복구돼요.",
  },
  cost: {
    question: "돈이 드나요?",
    answer: "아니요. 광고도 없어요.",
  },
  password: {
    question: "비밀번호를 잊었어요.",
    answer: "<recovery>비밀번호 찾기</recovery> 페이지에서 링크를 받으세요.",
  },
  mistake: {
    question: "글이나 번역이 틀렸어요.",
    answer:
      "화면 구석에 있는 ‘의견 보내기’ 버튼으로 알려 주세요. 보고 있던 페이지가 함께 전송되니 한두 마디면 충분해요.",
  },
};
