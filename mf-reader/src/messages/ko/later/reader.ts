import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "다시 시도",
    title: "기사",
    back: "뒤로",
    level: "레벨",
    appearance: "글자와 테마",
    appearanceMark: "가",
    textSize: "글자 크기",
    smaller: "글자 작게",
    larger: "글자 크게",
    spacing: "줄 간격",
    spacings: { close: "좁게", normal: "보통", wide: "넓게" },
    width: "너비",
    widths: { narrow: "좁게", normal: "보통", wide: "넓게" },
    readings: {
      ja: "후리가나",
      zh: "병음",
      ko: "로마자 표기",
      ru: "로마자 표기",
      hi: "로마자 표기",
    },
    statuses: "상태에 따라 단어에 색 넣기",
    statusNames: {
      unsaved: "저장 안 함",
      new: "새 단어",
      learning: "배우는 중",
      due: "복습할 때",
      known: "아는 단어",
    },
    theme: "테마",
    themes: { system: "시스템", light: "밝게", dark: "어둡게" },
    onItsWay: "아직 준비하고 있어요. 글을 새로 써야 하면 1분쯤 걸릴 수 있어요.",
    writing: "글을 쓰고 있어요. 1분쯤 걸릴 수 있어요.",
    finish: "다 읽음",
    finished: "이 글을 다 읽었어요.",
    streak: "연속 학습: {days, number}일.",
    wordsMet: "내 단어 {words, number}개를 만났어요.",
    savedHere: "여기서 저장한 단어 {words, number}개:",
    nextText: "다음 글 읽기",
    toFeed: "뉴스로 돌아가기",
    gone: { title: "글을 찾을 수 없어요", text: "글이 삭제됐거나 주소가 잘못됐을 수 있어요." },
    levelNotChecked: "레벨 확인 전",
    byModel: "언어 모델이 씀",
    adapted: "고쳐 쓴 글",
    mayLack: "빠졌을 수 있는 내용: {facts}",
    finishFailed: "기록하지 못했어요. 다시 시도해 주세요.",
  },
  restKnown: {
    explained: "여기 있는 나머지 단어는 모두 쉬웠나요?",
    mark: "나머지를 아는 단어로 표시",
    marked:
      "{words, plural, =0 {여기에 표시할 단어가 더 없었어요.} other {단어 #개를 아는 단어로 표시했어요. 단어장에는 추가되지 않아요.}}",
    failed: "바꾸지 못했어요. 다시 시도해 주세요.",
  },
  serial: {
    chapter: "{count, number}장 중 {number, number}장",
    before: "지난 줄거리",
    finished: "이 장을 다 읽었어요.",
    last: "‘{book}’의 마지막 장을 다 읽었어요.",
    next: "{number, number}장:",
    toBook: "책으로 돌아가기",
  },
  print: {
    button: "인쇄",
    name: "Lagom",
    words: "단어장",
    failed: "인쇄를 준비하지 못했어요. 다시 시도해 주세요.",
  },
  tutorial: {
    title: "단어 찾아보는 법",
    stepOf: "{step, number}/{all, number}",
    next: "다음",
    previous: "이전",
    done: "확인",
    close: "사용법 닫기",
    steps: {
      touch: {
        look: {
          title: "아무 단어나 누르세요",
          text: "바로 이 문장에서 쓰인 뜻이 나와요. 단어는 계속 눈앞에 있어요.",
        },
        translate: {
          title: "선택해서 번역하세요",
          text: "단어를 길게 누른 채 옆 단어까지 끌거나 사전에서 ‘이전’과 ‘다음’을 누르면 표현이나 문장의 뜻을 볼 수 있어요.",
        },
        keep: {
          title: "배우고 싶은 단어를 저장하세요",
          text: "저장한 단어는 읽는 모든 글에 표시되고, 단어장에 모여요.",
        },
      },
      keys: {
        look: {
          title: "아무 단어나 클릭하세요",
          text: "또는 화살표 키로 이동해 Enter를 누르세요. 바로 이 문장에서 쓰인 뜻이 단어 옆에 나와요.",
        },
        translate: {
          title: "선택해서 번역하세요",
          text: "여러 단어를 드래그하거나 Shift와 화살표 키로 고르고 Enter를 누르면 표현이나 문장의 뜻을 볼 수 있어요.",
        },
        keep: {
          title: "배우고 싶은 단어를 저장하세요",
          text: "‘저장’이나 S 키로 저장한 단어는 읽는 모든 글에 표시되고, 단어장에 모여요.",
        },
      },
      both: {
        look: {
          title: "아무 단어나 누르세요",
          text: "누르거나 클릭하세요. 화살표 키로 이동해 Enter를 눌러도 돼요. 바로 이 문장에서 쓰인 뜻이 단어 옆에 나와요.",
        },
        translate: {
          title: "선택해서 번역하세요",
          text: "여러 단어를 드래그하거나, Shift와 화살표 키로 고르고 Enter를 누르거나, 사전에서 ‘이전’과 ‘다음’을 누르면 표현이나 문장의 뜻을 볼 수 있어요.",
        },
        keep: {
          title: "배우고 싶은 단어를 저장하세요",
          text: "‘저장’이나 S 키로 저장한 단어는 읽는 모든 글에 표시되고, 단어장에 모여요.",
        },
      },
    },
  },
  howKnown:
    "이 글의 단어 100개 중 {percent, number}개는 내 레벨 이하이거나 아는 단어로 표시한 단어예요. 이름과 숫자는 뺐어요.",
  howKnownAt:
    "이름과 숫자를 빼면 이 글의 단어 100개 중 약 {percent, number}개가 {level} 이하예요. 아는 단어로 표시하면 그 단어도 함께 세어요.",
};
