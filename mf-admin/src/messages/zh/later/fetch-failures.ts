import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "不允许从这里访问此地址。",
  redirects: "重定向次数过多。",
  too_large: "内容太大。",
  timeout: "未及时响应。",
  network: "无法连接。",
  status: "服务器返回了错误。",
  robots: "robots.txt 不允许。",
  damaged: "收到的内容已损坏，或不是所需的内容。",
  other: "无法读取。",
};
