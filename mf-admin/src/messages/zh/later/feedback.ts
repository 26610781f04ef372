import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "大家通过反馈按钮和联系页面写来的内容，最新的在前。",
  failed: "暂时无法加载反馈…",
  search: "关键词或发送者",
  empty: { title: "还没有反馈", text: "还没有人来信。" },
  context: "来自 {page} · {language} {level}",
  state: "状态",
  choices: { state: { all: "全部", open: "未处理", done: "已处理" } },
  done: "已处理",
  finish: { label: "标为已处理", labelOf: "标为已处理：{subject}", said: "已标为已处理。" },
  reopen: { label: "重新打开", labelOf: "重新打开：{subject}", said: "已重新打开。" },
};
