import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "有了令牌，命令无需人工即可发布：团队令牌只能发布自己的模块，运营者令牌可以发布一切。",
  failed: "暂时无法加载令牌…",
  empty: { title: "还没有令牌", text: "无论在哪里运行，发布命令都需要令牌。" },
  caption: "令牌，最新的在前",
  columns: { name: "名称", scope: "可发布", made: "创建时间", used: "最近使用", state: "状态" },
  scopes: { operator: "一切（运营者）" },
  never: "从未",
  valid: "有效",
  revoked: "已吊销",
  make: {
    open: "创建令牌",
    title: "创建令牌",
    name: "名称",
    nameHint: "日志会以此名称记录使用者，例如 team-books。",
    nameWrong: "只能使用字母、数字和 . @ _ -。",
    taken: "已有同名的令牌。",
    scope: "可发布的内容",
    confirm: "创建",
    cancel: "取消",
    failed: "暂时无法创建令牌，请重试。",
    done: "{name} 的令牌",
    secret: "请立即复制，它只显示这一次，而且不会保存在任何地方。",
    close: "我已复制",
  },
  revoke: {
    open: "吊销…",
    label: "吊销 {name}",
    title: "吊销 {name} 的令牌？",
    text: "从下一次操作起，持有 {name} 令牌的人将无法再发布（{scope}）。此操作无法撤销，需要时可以新建令牌代替。",
    confirm: "吊销",
    cancel: "取消",
    done: "{name} 的令牌已吊销。",
    failed: "暂时无法吊销，请重试。",
  },
};
