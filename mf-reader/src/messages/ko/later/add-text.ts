import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "가져올 곳",
  ways: { paste: "붙여넣기", file: "파일", link: "링크" },
  textTitle: "제목",
  textTitleHint: "제목이 없으면 글의 첫 단어들이 제목이 돼요.",
  file: "파일 선택",
  chosenFile: "파일 선택: {name}",
  fileHint:
    "또는 여기에 끌어다 놓으세요: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT, VTT. 파일은 브라우저에 남고 글만 저장돼요.",
  anotherFile: "다른 파일로 바꾸려면 선택하거나 끌어다 놓으세요.",
  reading: "‘{file}’ 읽는 중…",
  characters: "{characters, number}자.",
  chaptersAndCharacters: "{chapters, number}장, {characters, number}자.",
  becomes: "한 편이 최대 {most, number}자인 글 {parts, number}편이 돼요.",
  partsBefore: "{parts, number}편 중 {before, number}편은 이미 가져왔어요. 나머지만 추가돼요.",
  oneFile: "파일은 한 번에 하나씩 추가해 주세요.",
  fileTooLong:
    "‘{file}’ 파일은 {characters, number}자예요. 한 번에 {most, number}자까지 추가할 수 있으니 더 작은 파일로 나눠 주세요.",
  refused: {
    unknown:
      "‘{file}’ 파일은 여기서 읽을 수 없는 형식이에요. EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT, VTT 파일을 선택해 주세요.",
    large: "‘{file}’ 파일이 너무 커요. 파일은 100MB, 일반 텍스트는 12MB, PDF는 5,000쪽까지 가져올 수 있어요.",
    empty: "‘{file}’ 파일이 비어 있어요. 글이 없어요.",
    encrypted: "‘{file}’ 파일에 암호가 걸려 있어요. 암호 없이 저장한 다음 다시 선택해 주세요.",
    protected: "‘{file}’ 파일은 복사 방지(DRM)가 걸려 있어 구입하거나 빌린 곳의 앱에서만 열려요.",
    scanned: "‘{file}’ 파일에는 글 없이 페이지 그림만 있어요. 문자 인식(OCR)을 거친 다음 다시 선택해 주세요.",
    damaged: "‘{file}’ 파일이 손상되어 열 수 없어요. 다시 내려받거나 저장해 주세요.",
    bomb: "‘{file}’ 파일은 압축을 풀면 책이라기에는 너무 커서 열지 않았어요.",
    slow: "‘{file}’ 파일을 1분 안에 읽지 못해 중단했어요.",
    failed: "‘{file}’ 파일을 읽지 못했어요. 연결을 확인하고 다시 선택해 주세요.",
  },
  partsFailed: "‘{title}’: {of, number}편 중 {added, number}편을 추가했어요. 나머지는 추가하지 못했어요.",
  text: "본문",
  limit: "최대 {most, number}자, {left, number}자 더 쓸 수 있어요.",
  tooLong: "{over, number}자가 넘쳐요. 나눠서 가져와 주세요.",
  url: "페이지 주소",
  urlHint: "스크립트를 뺀 페이지의 본문만 가져오고, 출처로 그 페이지를 표시해요.",
  bookmarklet: {
    name: "Lagom에서 읽기",
    text: "어디서든 페이지를 가져오려면 이 버튼을 북마크바로 끌어다 놓고, 읽고 싶은 페이지에서 누르세요:",
    copied: "복사했어요. 새 북마크를 만들고 주소 칸에 붙여 넣으세요.",
    copyFailed: "복사하지 못했어요. 대신 북마크바로 끌어다 놓으세요.",
  },
  language: "언어",
  guess: "자동 감지",
  read: "읽기",
  addFailed: "글을 추가하지 못했어요. 다시 시도해 주세요.",
  problem: "{field}: {reason}",
  fields: { url: "주소", text: "본문", sections: "본문", title: "제목" },
};
