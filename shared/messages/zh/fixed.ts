import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "未能刷新用户信息",
  passwordsDoNotMatch: "两次输入的密码不一致",
  passwordTooShort: "密码至少需要 6 个字符",
  unexpectedError: "发生了意外错误",
  articleRewrite: "暂时无法加载文章，请过几秒再试。",
  article: "暂时无法加载这篇文章…",
  rewrite: "暂时无法加载文章正文…",
  newsfeed: "暂时无法加载文章…",
  translation: "翻译服务暂时不可用，请过几秒再试。",
  statistics: "暂时无法加载统计…",
  streak: "暂时无法加载连续天数…",
  wordAlreadySaved: "这个词已经保存过了",
  feedbackFailed: "未能发送反馈，请重试。",
  feedbackNetwork: "网络错误。请检查网络连接后重试。",
  preferencesLoad: "未能加载偏好设置",
  preferencesUpdate: "未能保存偏好设置",
  passwordUpdated: "密码已更新！",
  passwordUpdatedText: "你的新密码已保存。",
};
