import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "查词记录",
    articles: "读过的文章",
    liked: "喜欢的书",
    statistics: "统计",
    preferences: "偏好设置",
    account: "账号",
    keys: "键盘操作",
    admin: "管理",
    about: "关于 Lagom",
    signOut: "退出登录",
    darkTheme: "深色主题",
    lightTheme: "浅色主题",
  },
  day: {
    progress: "{done, number}/{target, number} 分钟",
    noText: "0/1 篇",
    goalReached: "目标达成",
    today: "今天：已读 {done, number}/{target, number} 分钟。",
    todayNoText: "今天：已读完 0/1 篇。",
    todayReached: "今天：目标达成。",
    todayReachedIn: "今天：目标达成，已读 {done, number} 分钟。",
    streak: "连续 {count, number} 天",
    streakIs: "连续天数：{count, number} 天",
    reached: "你已达成今天的目标。",
  },
  administrators: {
    title: "此页面仅限管理员",
    text: "你的账号无权查看。请联系管理员为你开通权限。",
    action: "前往新闻",
    failed: "无法加载你的权限。",
  },
};
