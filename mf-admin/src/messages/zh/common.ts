import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "管理",
  dashboard: "仪表盘",
  bookLists: "书单",
  ratings: "评分",
  users: "用户",
  feedback: "反馈",
  mails: "邮件",
  feeds: "订阅源",
  dictionaries: "词典",
  releases: "版本",
  none: "无",
  toDashboard: "前往仪表盘",
  toFirstPage: "第一页",
  searchHint: "输入以搜索",
  sort: "排序",
  showAll: "显示全部",
  nothingFound: {
    title: "没有找到",
    text: "没有匹配的内容。试试更短的关键词，或显示全部。",
  },
  pageEmpty: { title: "此页没有内容", text: "列表比你上次查看时短了。" },
  forbidden: {
    title: "此页面仅限管理员",
    text: "你的账号无权查看。请联系管理员为你开通权限。",
    action: "前往新闻",
  },
  operatorsOnly: {
    title: "此页面仅限运营者",
    text: "订阅源和版本由运营者管理。请让运营者代为操作，或为你开通权限。",
    action: "前往新闻",
  },
  changes: {
    undo: "撤销",
    undone: "已撤销。",
    cancel: "取消",
    actionsFor: "{name}的操作",
    typeToConfirm: "输入 {text} 以确认",
    forbidden: "你的角色无权执行此操作。",
    conflict: "无法再执行此操作：期间有内容发生了变化。",
    gone: "它已经不在了。",
    unavailable: "认证服务不允许从这里执行此操作。",
    failed: "暂时无法更改，请几秒后重试。",
  },
  ago: {
    now: "刚刚",
    minutes: "{count, number} 分钟",
    hours: "{count, number} 小时",
    days: "{count, number} 天",
  },
};
