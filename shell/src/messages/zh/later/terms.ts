import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "服务条款",
  lead: "使用本站的几条规则。",
  account: {
    title: "你的账号",
    text: "一个账号只供一个人使用。请设置一个没有在别处用过的密码。你的账号上发生的事由你负责；如果你觉得有人在使用它，请修改密码，其他设备会全部退出登录。",
  },
  may: {
    title: "你可以做什么",
    text: "尽情阅读、查词和保存，供自己使用。来自其他来源的文章归各来源所有，每篇都附有来源链接。",
  },
  mayNot: {
    title: "你不可以做什么",
    text: "使本站瘫痪或试图这样做、读取他人的数据、用程序批量复制文章，或公开含有侮辱或骚扰内容的书单名称。有上述行为的账号可能会被关闭。",
  },
  promised: {
    title: "我们承诺什么，不承诺什么",
    text: "文章和翻译都经过用心制作，但仍可能有错，并且仅供学习语言之用。凡是出错会造成损害的事，请不要依赖它们。本站可能会变更、暂停或终止。",
    more: "我们如何处理你的数据，见<privacy>隐私政策</privacy>。如需联系本站的运营者，请前往<contact>联系页面</contact>。",
  },
};
