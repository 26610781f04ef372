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
  landing: {
    title: "用刚好的难度，读懂世界",
    eyebrow: "16 种语言的新闻与图书",
    heading: "用刚好的难度，\n读懂世界。",
    lead: "真实的文章和图书，改写成你能轻松享受的难度。点一下任何一个词，就能看懂它；存下来，它就是你的了。",
    start: "免费开始阅读",
    promise: "没有广告。你的生词只属于你。",
    languages: "可以阅读的语言",
    passage: "试读文章",
    level: "文章级别",
    hint: "换个级别，或点一个词试试。",
    points: {
      level: {
        title: "适合你的级别，而不是课程的",
        text: "每篇文章都有多个级别，从简短的句子到完整的原文。觉得轻松了就升一级，读到哪里不会丢。",
      },
      meaning: {
        title: "意思就在眼前",
        text: "点一下，就能看到这个词在这句话里的意思。点过的词还在眼前，你也不会找不到读到哪里。",
      },
      words: {
        title: "记得住的词",
        text: "存下一个词，以后在每篇文章里都能看到它的标记。在生词本里，它和你遇见它的那句话一起等着你。",
      },
    },
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
