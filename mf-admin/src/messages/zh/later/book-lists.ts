import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "读者创建的书单。",
  failed: "暂时无法加载书单…",
  search: "名称或创建者",
  empty: { title: "还没有书单", text: "还没有读者创建书单。" },
  columns: { name: "名称", owner: "创建者", access: "可见范围", books: "图书", since: "创建时间" },
  choices: {
    access: { all: "全部", public: "所有人", private: "仅创建者", hidden: "已隐藏" },
    sort: { all: "最新在前", oldest: "最早在前", name: "按名称", largest: "图书最多" },
  },
  public: "所有人",
  private: "仅创建者",
  hidden: "已隐藏",
  view: "查看图书",
  viewFailed: "暂时无法加载这个书单…",
  of: "{owner} 的书单",
  noBooks: "书单里没有书。",
  hide: {
    label: "隐藏",
    title: "隐藏这个书单？",
    text: "除创建者外，没有人能再看到“{name}”。",
    confirm: "隐藏",
    done: "“{name}”已隐藏。",
  },
  show: {
    label: "重新显示",
    title: "重新显示这个书单？",
    text: "“{name}”将按创建者选择的范围重新可见。",
    confirm: "显示",
    done: "“{name}”已重新显示。",
  },
  remove: {
    label: "删除",
    title: "删除这个书单？",
    text: "“{name}”将被删除，创建者也看不到。可以从操作日志中恢复。",
    confirm: "删除",
    done: "“{name}”已删除。",
  },
};
