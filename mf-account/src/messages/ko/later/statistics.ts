import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "통계",
    lead: "읽고, 찾아보고, 저장한 기록이에요.",
    empty: {
      title: "아직 기록이 없어요",
      text: "첫 기사를 읽으면 기록이 시작돼요.",
      action: "읽으러 가기",
    },
    read: "읽은 단어",
    lookedUp: "찾아본 단어",
    saved: "저장한 단어",
    reviewed: "복습한 단어",
    finished: "다 읽은 기사",
    time: "읽은 시간",
    day: "날짜",
    level: "레벨",
    weekOf: "주 시작일",
    thisWeek: "이번 주",
    byLanguage: "언어별",
    yearTitle: "지난 1년",
    year: "{language}: 지난 1년 동안 날마다 읽은 단어",
    yearPicture: "{title}. {caption}",
    yearCaption: "{days, number}일 동안 단어 {words, number}개를 읽었어요.",
    dayTitle: "{day}: 단어 {count, number}개 읽음",
    dayTitleRepaired: "{day}: 단어 {count, number}개 읽음, 놓쳤지만 복구됨",
    less: "적음",
    more: "많음",
    repaired: "놓쳤지만 복구됨",
    repairedDay: "{day}, 놓쳤지만 복구됨",
    weeksTitle: "주별 기록, 최근 {weeks, number}주",
    weeks: "{language}: 최근 {weeks, number}주의 주별 기록",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "최고: {week} 주에 {count, number}",
    none: "아직 없음",
    levelsTitle: "레벨 변화",
    levels: "{language}: 레벨별",
    levelRow: "{level}: 단어 {count, number}개 읽음",
    levelWeeks: "{language}: 레벨별로 읽은 단어, 주별",
    levelsCaption:
      "최근 {weeks, number}주 동안 주마다 읽은 단어예요. 가장 높은 막대는 {most, number}개이고, 끝의 숫자는 전체 기간에 읽은 단어예요.",
    asTable: "표로 보기",
    week: {
      title: "이번 주 기록",
      failed: "지금은 이번 주 기록을 불러올 수 없어요…",
      read: {
        none: "아직 1분도 읽지 않았어요.",
        afterNone: "{count, number}분 읽었어요. 지난주에는 읽지 않았어요.",
        asBefore: "{count, number}분 읽었어요. 벌써 지난주 전체와 같아요.",
        ahead: "{count, number}분 읽었어요. 지난주 전체보다 {more, number}분 많아요.",
        behind:
          "{count, plural, =0 {아직 1분도 읽지 않았어요} other {#분 읽었어요}}. 지난주에는 모두 {before, number}분 읽었어요.",
      },
      finished: {
        none: "아직 다 읽은 글이 없어요.",
        afterNone: "글 {count, number}편을 다 읽었어요. 지난주에는 없었어요.",
        asBefore: "글 {count, number}편을 다 읽었어요. 벌써 지난주 전체와 같아요.",
        ahead: "글 {count, number}편을 다 읽었어요. 지난주 전체보다 {more, number}편 많아요.",
        behind:
          "{count, plural, =0 {아직 다 읽은 글이 없어요} other {글 #편을 다 읽었어요}}. 지난주에는 모두 {before, number}편이었어요.",
      },
      saved: {
        none: "아직 저장한 단어가 없어요.",
        afterNone: "단어 {count, number}개를 저장했어요. 지난주에는 없었어요.",
        asBefore: "단어 {count, number}개를 저장했어요. 벌써 지난주 전체와 같아요.",
        ahead: "단어 {count, number}개를 저장했어요. 지난주 전체보다 {more, number}개 많아요.",
        behind:
          "{count, plural, =0 {아직 저장한 단어가 없어요} other {단어 #개를 저장했어요}}. 지난주에는 모두 {before, number}개였어요.",
      },
      learnt: {
        none: "아직 아는 단어로 표시한 단어가 없어요.",
        afterNone: "단어 {count, number}개를 아는 단어로 표시했어요. 지난주에는 없었어요.",
        asBefore: "단어 {count, number}개를 아는 단어로 표시했어요. 벌써 지난주 전체와 같아요.",
        ahead: "단어 {count, number}개를 아는 단어로 표시했어요. 지난주 전체보다 {more, number}개 많아요.",
        behind:
          "{count, plural, =0 {아직 아는 단어로 표시한 단어가 없어요} other {단어 #개를 아는 단어로 표시했어요}}. 지난주에는 모두 {before, number}개였어요.",
      },
    },
    duration: {
      minutes: "{minutes, number}분",
      hours: "{hours, number}시간",
      both: "{hours, number}시간\u00a0{minutes, number}분",
    },
  },

  streak: {
    title: "연속 학습",
    days: "{count, number}일",
    longest: "최장 기록: {count, number}일",
    rule: "하루에 기사 1편을 다 읽거나 단어 200개를 읽으면 그날이 연속 학습에 포함돼요. 일주일에 하루는 놓쳐도 저절로 복구돼요.",
    today: "오늘 기사 1편을 다 읽거나 단어 200개를 읽어 보세요.",
    counted: "오늘은 이미 달성했어요.",
    states: {
      counted: "{day}: 달성",
      repaired: "{day}: 놓쳤지만 복구됨",
      missed: "{day}: 놓침",
      today: "{day}: 오늘, 아직 달성 전",
    },
  },
};
