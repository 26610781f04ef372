import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "重试",
    title: "文章",
    back: "返回",
    level: "级别",
    appearance: "文字与主题",
    appearanceMark: "Aa",
    textSize: "字号",
    smaller: "缩小文字",
    larger: "放大文字",
    spacing: "行距",
    spacings: { close: "紧凑", normal: "标准", wide: "宽松" },
    width: "版面宽度",
    widths: { narrow: "窄", normal: "标准", wide: "宽" },
    readings: {
      ja: "振假名",
      zh: "拼音",
      ko: "罗马字",
      ru: "拉丁转写",
      hi: "拉丁转写",
    },
    statuses: "按状态为单词着色",
    statusNames: {
      unsaved: "未保存",
      new: "新词",
      learning: "学习中",
      due: "待复习",
      known: "已掌握",
    },
    theme: "主题",
    themes: { system: "跟随系统", light: "浅色", dark: "深色" },
    onItsWay: "正在准备。如果需要现写，可能要等一分钟。",
    writing: "正在撰写，可能要等一分钟。",
    finish: "读完了",
    finished: "你读完了这篇文章。",
    streak: "你已连续阅读 {days, number} 天。",
    wordsMet: "你遇到了生词本里的 {words, number} 个词。",
    savedHere: "你在这里存了 {words, number} 个词：",
    nextText: "读下一篇",
    toFeed: "返回新闻",
    gone: { title: "找不到这篇文章", text: "它可能已被移除，或者网址有误。" },
    levelNotChecked: "级别未经核对",
    byModel: "由语言模型撰写",
    adapted: "经改编",
    mayLack: "可能缺少：{facts}",
    finishFailed: "未能记录，请重试。",
  },
  restKnown: {
    explained: "这里其余的词对你来说都很简单吗？",
    mark: "其余都标为已掌握",
    marked:
      "{words, plural, =0 {这里没有其他词可标记了。} other {已将 # 个词标为已掌握，它们不会加入生词本。}}",
    failed: "未能更改，请重试。",
  },
  serial: {
    chapter: "第 {number, number} 章，共 {count, number} 章",
    before: "前情提要",
    finished: "你读完了这一章。",
    last: "你读完了《{book}》的最后一章。",
    next: "第 {number, number} 章：",
    toBook: "返回这本书",
  },
  print: {
    button: "打印",
    name: "Lagom",
    words: "生词本",
    failed: "未能准备打印，请重试。",
  },
  tutorial: {
    title: "怎样查词",
    stepOf: "{step, number}/{all, number}",
    next: "下一步",
    previous: "上一步",
    done: "知道了",
    close: "关闭教程",
    steps: {
      touch: {
        look: {
          title: "点任意一个词",
          text: "它在这句话里的意思就会出现，词本身仍然看得见。",
        },
        translate: {
          title: "选中即可翻译",
          text: "按住一个词并划过其他词，或点查词面板里的“上一个”“下一个”，就能看到短语或句子的意思。",
        },
        keep: {
          title: "存下想学的词",
          text: "保存后，这个词在你读的每篇文章里都会有标记。它们都在生词本里等你。",
        },
      },
      keys: {
        look: {
          title: "点任意一个词",
          text: "或用方向键移到词上，再按 Enter：它在这句话里的意思会出现在旁边。",
        },
        translate: {
          title: "选中即可翻译",
          text: "拖过几个词，或用 Shift 加方向键选中后按 Enter，就能看到短语或句子的意思。",
        },
        keep: {
          title: "存下想学的词",
          text: "点“保存”或按 S 键后，这个词在你读的每篇文章里都会有标记。它们都在生词本里等你。",
        },
      },
      both: {
        look: {
          title: "点任意一个词",
          text: "轻触或点击，或用方向键移到词上再按 Enter：它在这句话里的意思会出现在旁边。",
        },
        translate: {
          title: "选中即可翻译",
          text: "拖过几个词，或用 Shift 加方向键选中后按 Enter，或用查词面板里的“上一个”“下一个”，就能看到短语或句子的意思。",
        },
        keep: {
          title: "存下想学的词",
          text: "点“保存”或按 S 键后，这个词在你读的每篇文章里都会有标记。它们都在生词本里等你。",
        },
      },
    },
  },
  howKnown:
    "这篇文章每 100 个词中，有 {percent, number} 个不高于你的级别，或已被你标为“已掌握”。人名、地名等名称和数字不计。",
  howKnownAt:
    "这篇文章每 100 个词中，约有 {percent, number} 个不高于 {level}，人名、地名等名称和数字不计。你标为“已掌握”的词也会计入。",
};
