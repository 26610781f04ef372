import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "ロールバックのリハーサル",
    text: "それぞれの戻り先のリリースについて、ファイル、名前、公開中のものと並べてブラウザで読み込めるかを試します。読者には何も影響しません。",
    run: "リハーサルを開始",
    running: "戻り先を1つずつブラウザで読み込んでいます。数分かかることがあります。",
    failed: "今はリハーサルを行えません。もう一度お試しください。",
    none: "戻り先はまだありません。",
    results: "リハーサルの結果",
    works: "{deployable}は{release}に戻せます。",
    broken: "{deployable}は{release}に戻せません。",
  },
  worker: {
    title: "サービスワーカー",
    on: "オン：一度読んだページはオフラインでも読め、固まったページを検知できます。",
    off: "オフ：オフラインでは何も読めず、固まったページも検知できません。",
    switchOff: "オフにする…",
    switchOn: "オンにする…",
  },
};
