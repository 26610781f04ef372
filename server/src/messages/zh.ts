import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}：",
    enterCode: "或输入这个验证码：{code}",
    signup: {
      subject: "请验证你的邮箱",
      lead: "欢迎来到 Lagom。验证这个邮箱，即可完成注册。",
      button: "验证邮箱",
      ignore: "如果你没有注册，请忽略这封邮件，我们不会创建账号。",
    },
    invite: {
      subject: "Lagom 邀请你加入",
      lead: "来 Lagom 一起阅读吧。接受邀请，即可注册账号。",
      button: "接受邀请",
      ignore: "如果你不想注册账号，请忽略这封邮件。",
    },
    recovery: {
      subject: "设置新密码",
      lead: "你申请了重设密码。链接 1 小时内有效，只能使用一次。",
      button: "设置新密码",
      ignore: "如果不是你本人操作，请忽略这封邮件，你的密码不会改变。",
    },
    magiclink: {
      subject: "你的登录链接",
      lead: "用这个链接登录 Lagom。链接 1 小时内有效，只能使用一次。",
      button: "登录",
      ignore: "如果不是你本人操作，请忽略这封邮件。",
    },
    email_change_old: {
      subject: "你的邮箱即将更换",
      lead: "你申请更换邮箱。请在这里同意更换，并在发往新邮箱的邮件中确认。",
      button: "同意更换",
      ignore: "如果不是你本人操作，请忽略这封邮件，邮箱不会更换；同时请修改密码。",
    },
    email_change_new: {
      subject: "请验证你的新邮箱",
      lead: "你申请改用这个邮箱。请在这里验证，并在发往旧邮箱的邮件中同意更换。",
      button: "验证邮箱",
      ignore: "如果不是你本人操作，请忽略这封邮件。",
    },
    reauthentication: {
      subject: "你的验证码",
      lead: "请输入这个验证码，继续修改账号。",
      button: "打开 Lagom",
      ignore: "如果不是你本人操作，请修改密码。",
    },
    password_changed: {
      subject: "你的密码已修改",
      lead: "你的 Lagom 账号密码已修改，其他设备均已退出登录。",
      button: "设置新密码",
      ignore: "如果不是你本人操作，请立即设置新密码。",
    },
    email_changed: {
      subject: "你的邮箱已更换",
      lead: "你的 Lagom 账号已改用另一个邮箱，这个邮箱不能再用来登录。",
      button: "联系我们",
      ignore: "如果不是你本人操作，请立即联系我们。",
    },
  },
  reminders: {
    review: {
      title: "有 {due, number} 个词待复习",
      lead: "今天花几分钟复习，就不会忘记。",
      action: "现在复习",
    },
    read: {
      title: "阅读时间到了",
      lead: "今天读一篇短文就够了。",
      action: "选一篇文章",
    },
    why: "你收到这封邮件，是因为你在 Lagom 设置了提醒。",
    stop: "退订此类邮件",
  },
  unsubscribe: {
    ask: {
      title: "退订提醒邮件？",
      text: "你可以随时在“偏好设置”中重新开启。",
      action: "退订此类邮件",
    },
    done: {
      title: "已退订提醒邮件",
      text: "你可以随时在“偏好设置”中重新开启。",
      action: "继续阅读",
    },
    unknown: {
      title: "这个链接无效",
      text: "请从邮件中重新打开链接，或在“偏好设置”中关闭提醒。",
      action: "打开 Lagom",
    },
  },
  pages: {
    none: {
      title: "页面不存在",
      text: "它以前也许在这里。<start>前往首页</start>。",
    },
    failed: {
      title: "出错了",
      text: "无法显示此页面。你保存的内容都还在。请<again>重试</again>，如果还不行，过一分钟再试。",
      tell: "如果你向我们反映此问题，请附上：<code>{id}</code>",
    },
    starting: {
      title: "Lagom 正在启动",
      text: "首个版本正在构建，此页面会自动刷新。",
    },
    needsScript: "此页面需要启用 JavaScript 才能显示。",
  },
  heads: {
    bookBy: "{title}（{authors}）",
    book: "{book}：用刚好适合你的级别阅读这本书的概要，16 种语言任你选。",
    list: "Lagom 上的一份书单。",
    listOf: "Lagom 上的书单：{titles}…",
  },
};
