import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "可以统计你如何使用 Lagom 吗？",
    text: "这能让我们知道哪些文章和功能值得改进。我们会统计打开的页面、查过的词和读完的文章，绝不统计你写的内容，也绝不用于广告。",
    more: "统计哪些内容，如何更改",
    recording: "同时记录屏幕上的操作，所有文字和输入内容都会被遮住",
    refuse: "不了，谢谢",
    accept: "同意统计",
    settings: "你的选择",
    analytics: "允许统计我如何使用 Lagom",
    notMeasured: "本站没有设置使用分析，因此不会统计任何内容。",
    kept: "你的选择已保存。",
  },
  changes: {
    waiting: "{count, number} 项更改等待发送。",
    sent: "{count, number} 项更改已于{time}发送。",
    refused: "“{label}”未被接受：{reason}",
    refusedUnnamed: "一项更改未被接受：{reason}",
    noReason: "服务器没有说明原因",
    ok: "好",
  },
  update: {
    ready: "Lagom 有新版本了。",
    reload: "重新加载",
  },
  keys: {
    title: "键盘操作",
    everywhere: {
      title: "所有页面",
      next: "下一个链接或按钮；加按 ⇧ 则为上一个",
      follow: "打开链接，按下按钮",
      close: "关闭打开的内容",
      show: "显示这些按键",
    },
  },
};
