import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "찾아본 단어",
    articles: "읽은 기사",
    liked: "좋아하는 책",
    statistics: "통계",
    preferences: "설정",
    account: "계정",
    keys: "단축키",
    admin: "관리",
    about: "Lagom 소개",
    signOut: "로그아웃",
    darkTheme: "어두운 테마",
    lightTheme: "밝은 테마",
  },
  day: {
    progress: "{target, number}분 중 {done, number}분",
    noText: "글 1편 중 0편",
    goalReached: "목표 달성",
    today: "오늘: {target, number}분 중 {done, number}분 읽었어요.",
    todayNoText: "오늘: 글 1편 중 0편을 다 읽었어요.",
    todayReached: "오늘: 목표 달성.",
    todayReachedIn: "오늘: 목표 달성. {done, number}분 읽었어요.",
    streak: "{count, number}일",
    streakIs: "연속 학습: {count, number}일",
    reached: "오늘 목표를 달성했어요.",
  },
  administrators: {
    title: "관리자만 볼 수 있는 페이지예요",
    text: "지금 계정으로는 볼 수 없어요. 관리자에게 권한을 요청해 주세요.",
    action: "뉴스로 가기",
    failed: "권한을 불러오지 못했어요.",
  },
};
