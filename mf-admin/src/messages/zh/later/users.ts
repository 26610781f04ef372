import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "所有注册用户。",
    failed: "暂时无法加载用户…",
    search: "邮箱",
    empty: { title: "还没有用户", text: "还没有人注册。" },
    columns: {
      email: "邮箱",
      role: "角色",
      state: "状态",
      read: "阅读词数",
      saved: "生词",
      last: "最近活跃",
      since: "注册时间",
    },
    choices: {
      role: { all: "全部", user: "读者", admin: "管理员", operator: "运营者" },
      state: { all: "全部", active: "正常", banned: "已封禁" },
      sort: { all: "最新在前", oldest: "最早在前", email: "按邮箱" },
    },
    roles: { user: "读者", admin: "管理员", operator: "运营者" },
    banned: "已封禁",
    active: "正常",
  },
  actions: {
    ratings: "显示评分",
    ban: {
      label: "封禁",
      title: "封禁这位用户？",
      text: "{email} 将无法在任何设备上使用本站，但数据不会被删除。",
      confirm: "封禁",
      done: "{email} 已被封禁。",
    },
    unban: {
      label: "解封",
      title: "解除封禁？",
      text: "{email} 可以重新使用本站，一切保持原样。",
      confirm: "解封",
      done: "{email} 可以重新使用本站了。",
    },
    role: {
      label: { user: "设为读者", admin: "设为管理员", operator: "设为运营者" },
      title: {
        user: "将这位用户设为读者？",
        admin: "将这位用户设为管理员？",
        operator: "将这位用户设为运营者？",
      },
      text: {
        user: "{email} 将无法再看到这些页面。",
        admin: "{email} 可以查看这些页面，封禁和删除读者，并移除他们写的内容。",
        operator: "{email} 除上述权限外，还可以分配角色和操作版本。",
      },
      confirm: "更改角色",
      done: {
        user: "{email}：读者。",
        admin: "{email}：管理员。",
        operator: "{email}：运营者。",
      },
    },
    signOut: {
      label: "从所有设备退出",
      title: "让这位用户从所有设备退出登录？",
      text: "{email} 在所有设备上的会话将立即结束，之后可以重新登录。",
      confirm: "退出登录",
      done: "{email} 已从所有设备退出登录。",
    },
    remove: {
      label: "连同数据一并删除",
      title: "删除这位用户？",
      text: "{email} 的账号将连同所有生词、书单、评分、统计和消息一并删除。此操作无法撤销。",
      confirm: "永久删除",
      done: "{email} 已删除。",
    },
  },
};
