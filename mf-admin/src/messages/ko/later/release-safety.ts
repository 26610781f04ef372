import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "되돌리기 연습",
    text: "대상마다 되돌릴 버전을 시험해요. 파일과 이름을 확인하고, 공개 버전과 함께 브라우저에서 열리는지 봐요. 독자에게는 아무것도 바뀌지 않아요.",
    run: "지금 연습하기",
    running: "되돌릴 버전을 하나씩 브라우저에서 불러오고 있어요. 몇 분 걸릴 수 있어요.",
    failed: "지금은 연습할 수 없어요. 다시 시도해 주세요.",
    none: "아직 되돌릴 버전이 없어요.",
    results: "연습 결과",
    works: "{deployable}: {release} 버전으로 되돌릴 수 있어요.",
    broken: "{deployable}: {release} 버전으로 되돌릴 수 없어요.",
  },
  worker: {
    title: "서비스 워커",
    on: "켜짐: 읽은 페이지를 오프라인에서도 읽을 수 있고, 멈춘 페이지를 알아챌 수 있어요.",
    off: "꺼짐: 오프라인에서는 아무것도 읽을 수 없고, 멈춘 페이지를 알아채지 못해요.",
    switchOff: "끄기…",
    switchOn: "켜기…",
  },
};
