import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "关闭",
  dismiss: "关闭",
  retry: "重试",
  loading: "正在加载",
  failed: "无法加载 Lagom 的这个部分。",
  required: "请填写此项。",
  email: "请输入完整的邮箱地址。",
  url: "请输入完整的链接。",
  invalid: "此处不能使用这个值。",
  harder: "比 {level} 难",
  easier: "比 {level} 简单",
};
