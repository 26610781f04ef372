import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "읽으면서 언어를 배우는 사람을 위해, 딱 맞는 수준으로 다시 쓴 뉴스와 책이에요.",
  screenshots: {
    reading: "내 레벨에 맞는 글, 단어를 누르면 바로 나오는 뜻",
    newsfeed: "글마다 아는 단어의 비율이 보이는 뉴스",
  },
  shortcuts: {
    read: "이어 읽기",
    review: "단어 복습",
    books: "책",
  },
};
