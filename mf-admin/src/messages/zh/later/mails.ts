import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "多次尝试后仍未能发出的邮件，保留 30 天。",
  failed: "暂时无法加载邮件…",
  empty: { title: "没有滞留的邮件", text: "所有邮件都已发出，或仍在尝试发送。" },
  columns: {
    to: "收件人",
    purpose: "用途",
    asked: "请求时间",
    givenUp: "放弃时间",
    failure: "最近的错误",
  },
  attempts: "尝试 {attempts, number} 次",
  purposes: {
    signup: "注册",
    invite: "邀请",
    recovery: "重设密码",
    magiclink: "登录链接",
    email_change_old: "更换邮箱（发往旧邮箱）",
    email_change_new: "更换邮箱（发往新邮箱）",
    reauthentication: "验证码",
    password_changed: "密码修改通知",
    email_changed: "邮箱更换通知",
    feedback: "给管理员的反馈",
    reminder: "提醒",
  },
  retry: {
    label: "重新发送",
    title: "重新发送这封邮件？",
    text: "将附上新的链接，再次发送给 {to}。如果失败，它会回到这里。",
    confirm: "重新发送",
    done: "正在重新发送给 {to} 的邮件。",
  },
  remove: {
    label: "删除",
    title: "删除这封邮件？",
    text: "{to} 将不会收到它。此操作无法撤销。",
    confirm: "删除",
    done: "给 {to} 的邮件已删除。",
  },
};
