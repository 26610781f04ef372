import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Cookie",
  lead: "未经你同意，除了用于语言的 Cookie，本站不会设置其他 Cookie。",
  cookies: {
    title: "保存在 Cookie 中的内容",
    text: "每次打开页面时，它们都会发送给本站，让页面以你的语言显示。其中只有语言代码。",
  },
  local: {
    title: "不用 Cookie，而是保存在浏览器中的内容",
    text: "以下条目保存在浏览器的本地存储中。只有本站的页面能读取它们，而且其中没有任何一项能让他人认出你。",
  },
  tab: {
    title: "保存到关闭标签页为止的内容",
    text: "这些条目保存在浏览器的会话存储中，每个标签页各有一份。",
  },
  offline: {
    title: "为离线阅读保存的内容",
    text: "这些内容保存在浏览器的缓存存储中。",
  },
  reminders: {
    title: "提醒",
    text: "如果你让某台设备提醒你，它的浏览器会为本站保存一个推送服务地址。在偏好设置中停止提醒或退出登录后，它就会消失。",
  },
  analysis: {
    title: "使用分析",
    text: "未经同意绝不进行。在你同意之前，不会加载分析服务的代码，也不会为分析存储任何内容。统计和记录操作可以分别选择；无论同意还是拒绝，你的选择都会保存。",
    entries:
      "如果你同意，PostHog 会把此浏览器和本次访问的标识以及你的同意情况，保存在名为 <code>{one}</code> 或 <code>{other}</code> 的条目和一个 Cookie 中，最长 {days, number} 天。<code>{events}</code> 存放尚未发送的内容，<code>{session}</code> 存放最近一次计入的登录。撤回同意后，这些内容会立即全部删除。",
  },
  away: {
    title: "全部清除",
    text: "先退出登录，再在浏览器设置中删除本站的数据。你的账号会保留在服务器上，直到你在偏好设置中注销。",
  },
  purposes: {
    session: "你的会话，用于保持登录。退出登录后消失。",
    verifier: "一个密钥，使你在这里开始的登录或重设密码只能由此浏览器完成。完成后消失。",
    language: "菜单、按钮和消息所用的语言（如果你选择过，或通过该语言的网址来到这里）。",
    accountLanguage: "你账号中的母语。你没有选择语言时，以它为准。退出登录后消失。",
    reader: "这里保存的是谁的文章和生词，以便在该会话结束后一并清除。",
    preferencesMirror: "语言、级别和分类，让首个页面能立即加载。",
    preferencesLocal: "你未登录时，或无法连接服务器时所做的选择。",
    theme: "浅色、深色或跟随系统，避免页面闪烁。",
    consent: "你是否同意使用分析，这样我们只问一次。",
    returnTarget: "你前往邮箱或其他网站注册、登录之前所在的位置。回来后消失。",
    firstSteps: "你注册后的初始步骤还没有完成。",
    readingLook: "你在此设备上阅读时的行距、宽度和注音。",
    listening: "你为朗读选择的声音、语速和停顿。",
    positions: "你在各篇文章中读到哪里，离线时也能找回。",
    outbox: "服务器尚未收到的操作。一经发送就消失。",
    reviews: "你上次待复习的生词，离线时也能复习。",
    cards: "此设备上复习生词的方式：看词、填空、听力或拼写。",
    releaseBucket: "随机抽取的一个 0 到 99 的数，决定你是否提前看到新版本。",
    releaseRevision: "你见过的本站最新版本，避免意外退回旧版本。",
    releaseSession: "一个随机数，使在此标签页中出错的版本只计一次。",
    releaseReports: "其中已经报告过的部分。",
    brokenReleases: "网站中在此标签页里出错的部分，以便继续使用正常的版本。",
    brokenShell: "外层框架的同类信息。",
    releaseReload: "页面已为新版本重新加载过，确保只发生一次。",
    onPage: "此页面正在显示什么，如果它卡住，下一个页面就会避开它。",
    openedBooks: "你在此标签页中打开过的图书，使每次访问只计一次。",
    wish: "系统请你登录时，你正想对一本书做的事。",
    override: "你选择在此标签页中查看的某个部分的版本，以及所用的链接。",
    frame: "承载其他所有内容的外层页面。",
    files: "本站此版本的文件。",
    shared: "其他应用分享给本应用的文件，保存到你在这里看到它为止。",
    hung: "最近 20 个卡住过的标签页里，是什么卡住了。",
    personal: "你打开过的文章和书单，只属于你。你退出登录或其他人登录后消失。",
  },
};
