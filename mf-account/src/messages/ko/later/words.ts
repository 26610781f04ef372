import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "내보내기와 가져오기",
  exportCsv: "CSV로 내보내기",
  exportAnki: "Anki용으로 내보내기",
  exportFailed: "단어를 내보내지 못했어요. 다시 시도해 주세요.",
  import: "CSV 파일 가져오기",
  importTitle: "단어 가져오기",
  importText:
    "word, translation, language, translation_language 열이 있는 CSV 파일을 선택하세요. status, base_form, sentence 열은 있어도 되고 없어도 돼요. 저장하기 전에 어떻게 되는지 미리 볼 수 있어요.",
  file: "파일",
  choose: "파일 선택",
  reading: "파일 읽는 중",
  importFailed: "파일을 끝까지 가져오지 못했어요. 다시 시도해 주세요. 이미 저장된 단어는 그대로 있어요.",
  tooLarge: "한 번에 가져오기에는 파일이 너무 커요. 더 작은 파일로 나눠 주세요.",
  tooMany: "파일에 단어가 {most, number}개보다 많아요. 더 작은 파일로 나눠 주세요.",
  another: "다른 파일 선택",
  store: "단어 {count, number}개 가져오기",
  storeSome: "{left, number}줄을 빼고 단어 {count, number}개 가져오기",
  imported: "단어 {count, number}개를 가져왔어요",
  preview: "줄별 결과 미리보기",
  summary:
    "새 단어 {fresh, number}개, 바뀐 단어 {changed, number}개, 그대로인 단어 {same, number}개, 읽을 수 없는 줄 {bad, number}개.",
  line: "줄",
  outcome: "결과",
  outcomes: { new: "새 단어", changed: "바뀜", same: "그대로" },
  badTitle: "읽을 수 없는 줄",
  lineNumber: "{line}번째 줄:",
  more: "그 밖에 {count, number}줄",
  missingColumns: "첫 줄에 {names} 열이 없어요.",
  emptyCell: "{name} 칸이 비어 있어요.",
  tooLong: "{name} 칸이 {most, number}자를 넘어요.",
  noLanguage: "‘{given}’: 16개 언어에 없는 값이에요.",
  noStatus: "‘{given}’: 상태가 아니에요. new, learning, known, ignored 중 하나여야 해요.",
  repeated: "{line}번째 줄과 같은 단어예요.",
  unclosed: "여기서 시작한 따옴표가 같은 칸에서 닫히지 않았어요.",
};
