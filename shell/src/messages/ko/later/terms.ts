import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "이용약관",
  lead: "이 사이트를 쓸 때 지켜야 할 몇 가지 규칙이에요.",
  account: {
    title: "계정",
    text: "계정 하나는 한 사람만 쓸 수 있어요. 다른 곳에서 쓰지 않는 비밀번호를 정하세요. 계정으로 일어나는 일에 대한 책임은 본인에게 있어요. 다른 사람이 쓰는 것 같다면 비밀번호를 바꾸세요. 그러면 다른 모든 기기에서 로그아웃돼요.",
  },
  may: {
    title: "해도 되는 것",
    text: "개인적인 용도라면 마음껏 읽고, 찾아보고, 저장하세요. 다른 곳에서 온 글의 권리는 그 출처에 있고, 글마다 출처 링크가 붙어 있어요.",
  },
  mayNot: {
    title: "하면 안 되는 것",
    text: "사이트를 마비시키거나 마비시키려는 것, 다른 사람의 데이터를 읽는 것, 프로그램으로 글을 대량 복사하는 것, 남을 모욕하거나 괴롭히는 목록 이름을 공개하는 것. 이런 행위를 한 계정은 폐쇄될 수 있어요.",
  },
  promised: {
    title: "약속하는 것과 약속하지 않는 것",
    text: "글과 번역은 정성껏 만들지만 틀릴 수 있고, 언어 학습을 위한 것이에요. 틀리면 피해가 생길 수 있는 일에는 이 글과 번역에 의존하지 마세요. 사이트는 바뀌거나 중단되거나 종료될 수 있어요.",
    more: "데이터를 어떻게 다루는지는 <privacy>개인정보 처리방침</privacy>에 적혀 있어요. 이 사이트의 운영자에게는 <contact>문의 페이지</contact>에서 연락할 수 있어요.",
  },
};
