import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "回滚演练",
    text: "试一试每个部署项的回退版本：它的文件、名称，以及能否与线上版本一起在浏览器中加载。读者不受任何影响。",
    run: "开始演练",
    running: "正在浏览器中逐个加载回退版本，可能需要几分钟。",
    failed: "暂时无法演练，请重试。",
    none: "还没有可回退的版本。",
    results: "演练结果",
    works: "{deployable} 可以回退到 {release}。",
    broken: "{deployable} 无法回退到 {release}。",
  },
  worker: {
    title: "Service Worker",
    on: "已开启：读过的页面可以离线阅读，卡死的页面会被发现。",
    off: "已关闭：无法离线阅读，也无法发现卡死的页面。",
    switchOff: "关闭…",
    switchOn: "开启…",
  },
};
