import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "出错了",
    text: "无法显示此页面。你保存的内容都还在。",
    reload: "重新加载页面",
    home: "前往首页",
    reference: "如果你向我们反映此问题，请附上：",
  },
  needed: {
    text: "登录或注册账号后即可打开此页面。",
    signIn: "登录",
  },
  ended: {
    text: "登录已过期。重新登录即可回到刚才的位置。",
    signIn: "重新登录",
  },
  frame: {
    skip: "跳到正文",
    main: "主导航",
    newsfeed: "新闻",
    books: "图书",
    words: "生词本",
    about: "关于",
    faq: "常见问题",
    contact: "联系我们",
    privacy: "隐私政策",
    terms: "服务条款",
    cookies: "Cookie",
    signIn: "登录",
    startReading: "开始阅读",
    footer: "关于本站",
    language: "界面语言",
    shortNews: "新闻",
    shortWords: "生词",
    shortMe: "我",
  },
  network: {
    offline: "你已离线。打开过的内容仍可阅读。",
    send: "立即发送",
  },
  account: {
    menu: "账号菜单",
    shortMenu: "我，账号菜单",
  },
  picker: {
    button: "{language} {level}，语言和级别",
  },
  leave: {
    title: "不发送就离开？",
    text: "你在这里写的内容还没有保存。",
    stay: "留在此页",
    leave: "离开",
  },
  feedback: {
    button: "反馈",
  },
};
