import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "统计",
    lead: "你读了多少、查了多少、存了多少。",
    empty: {
      title: "还没有数据",
      text: "从你读的第一篇文章开始统计。",
      action: "去读点什么",
    },
    read: "阅读词数",
    lookedUp: "查词",
    saved: "保存",
    reviewed: "复习",
    finished: "读完的文章",
    time: "时间",
    day: "日期",
    level: "级别",
    weekOf: "周（起始日）",
    thisWeek: "本周",
    byLanguage: "按语言",
    yearTitle: "过去一年",
    year: "{language}：过去一年每天的阅读词数",
    yearPicture: "{title}。{caption}",
    yearCaption: "{days, number} 天共读了 {words, number} 个词。",
    dayTitle: "{day}：读了 {count, number} 个词",
    dayTitleRepaired: "{day}：读了 {count, number} 个词，未达成，已补上",
    less: "少",
    more: "多",
    repaired: "未达成，已补上",
    repairedDay: "{day}，未达成，已补上",
    weeksTitle: "最近 {weeks, number} 周的每周情况",
    weeks: "{language}：最近 {weeks, number} 周的每周情况",
    weeksPicture: "{figure}：{caption}",
    weekBar: "{week}：{count, number}",
    mostInWeek: "最多：{week}那一周，{count, number}",
    none: "暂无",
    levelsTitle: "级别变化",
    levels: "{language}：按级别",
    levelRow: "{level}：读了 {count, number} 个词",
    levelWeeks: "{language}：每周各级别的阅读词数",
    levelsCaption: "最近 {weeks, number} 周每周的阅读词数，最高的柱子为 {most, number}；末尾是累计词数。",
    asTable: "以表格显示",
    week: {
      title: "你的本周",
      failed: "暂时无法加载你的本周情况…",
      read: {
        none: "你还没有读满一分钟。",
        afterNone: "你读了 {count, number} 分钟，上周一分钟都没读。",
        asBefore: "你读了 {count, number} 分钟，与上周全周相同。",
        ahead: "你读了 {count, number} 分钟，比上周全周多 {more, number} 分钟。",
        behind:
          "{count, plural, =0 {你还没有读满一分钟} other {你读了 # 分钟}}；上周全周是 {before, number} 分钟。",
      },
      finished: {
        none: "你还没有读完任何文章。",
        afterNone: "你读完了 {count, number} 篇文章，上周一篇都没有。",
        asBefore: "你读完了 {count, number} 篇文章，与上周全周相同。",
        ahead: "你读完了 {count, number} 篇文章，比上周全周多 {more, number} 篇。",
        behind:
          "{count, plural, =0 {你还没有读完任何文章} other {你读完了 # 篇文章}}；上周全周是 {before, number} 篇。",
      },
      saved: {
        none: "你还没有保存生词。",
        afterNone: "你保存了 {count, number} 个词，上周一个都没有。",
        asBefore: "你保存了 {count, number} 个词，与上周全周相同。",
        ahead: "你保存了 {count, number} 个词，比上周全周多 {more, number} 个。",
        behind:
          "{count, plural, =0 {你还没有保存生词} other {你保存了 # 个词}}；上周全周是 {before, number} 个。",
      },
      learnt: {
        none: "你还没有新掌握的词。",
        afterNone: "你将 {count, number} 个词标为已掌握，上周一个都没有。",
        asBefore: "你将 {count, number} 个词标为已掌握，与上周全周相同。",
        ahead: "你将 {count, number} 个词标为已掌握，比上周全周多 {more, number} 个。",
        behind:
          "{count, plural, =0 {你还没有新掌握的词} other {你将 # 个词标为已掌握}}；上周全周是 {before, number} 个。",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0分钟",
      hours: "{hours, number}\u00a0小时",
      both: "{hours, number}\u00a0小时\u00a0{minutes, number}\u00a0分钟",
    },
  },

  streak: {
    title: "连续天数",
    days: "{count, number} 天",
    longest: "最长：{count, number} 天",
    rule: "读完一篇文章或读 200 个词，这一天就算达成。每周漏读的一天会自动补上。",
    today: "今天读完一篇文章，或读 200 个词。",
    counted: "今天已经算上了。",
    states: {
      counted: "{day}：已达成",
      repaired: "{day}：未达成，已补上",
      missed: "{day}：未达成",
      today: "{day}：今天，尚未达成",
    },
  },
};
