import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Lagom을 어떻게 쓰는지 측정해도 될까요?",
    text: "어떤 글과 기능이 도움이 되는지 알기 위해 열어 본 페이지, 찾아본 단어, 다 읽은 글을 측정해요. 직접 쓴 내용은 절대 측정하지 않고, 광고에도 쓰지 않아요.",
    more: "측정 내용과 변경 방법",
    recording: "화면에서 어떻게 쓰는지도 기록 (글과 입력 내용은 모두 가려져요)",
    refuse: "아니요, 괜찮아요",
    accept: "네, 측정해도 돼요",
    settings: "내 선택",
    analytics: "Lagom 사용 측정 허용",
    notMeasured: "이 사이트에는 사용 분석이 설정되어 있지 않아 아무것도 측정하지 않아요.",
    kept: "선택을 저장했어요.",
  },
  changes: {
    waiting: "변경 {count, number}건이 전송을 기다리고 있어요.",
    sent: "변경 {count, number}건을 {time}에 보냈어요.",
    refused: "‘{label}’ 변경이 받아들여지지 않았어요: {reason}",
    refusedUnnamed: "변경 1건이 받아들여지지 않았어요: {reason}",
    noReason: "서버가 이유를 알려 주지 않았어요",
    ok: "확인",
  },
  update: {
    ready: "Lagom의 새 버전이 나왔어요.",
    reload: "새로고침",
  },
  keys: {
    title: "단축키",
    everywhere: {
      title: "모든 페이지에서",
      next: "다음 링크나 버튼으로 (⇧와 함께 누르면 이전으로)",
      follow: "링크 열기, 버튼 누르기",
      close: "열린 것 닫기",
      show: "이 단축키 보기",
    },
  },
};
