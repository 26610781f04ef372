import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "このアドレスにはここから接続できません。",
  redirects: "転送が多すぎます。",
  too_large: "サイズが大きすぎます。",
  timeout: "時間内に応答がありませんでした。",
  network: "接続できませんでした。",
  status: "エラーの応答がありました。",
  robots: "robots.txtで禁止されています。",
  damaged: "受け取った内容が壊れているか、別のものです。",
  other: "読み取れませんでした。",
};
