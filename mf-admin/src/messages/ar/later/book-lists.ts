import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "القوائم التي يحتفظ بها القراء.",
  failed: "يتعذّر تحميل قوائم الكتب الآن…",
  search: "الاسم أو المالك",
  empty: { title: "لا قوائم كتب بعد", text: "لم ينشئ أي قارئ قائمة." },
  columns: { name: "الاسم", owner: "المالك", access: "يراها", books: "الكتب", since: "أُنشئت" },
  choices: {
    access: { all: "الكل", public: "الجميع", private: "المالك فقط", hidden: "مخفية" },
    sort: { all: "الأحدث أولًا", oldest: "الأقدم أولًا", name: "حسب الاسم", largest: "الأكثر كتبًا" },
  },
  public: "الجميع",
  private: "المالك فقط",
  hidden: "مخفية",
  view: "عرض الكتب",
  viewFailed: "يتعذّر تحميل هذه القائمة الآن…",
  of: "قائمة {owner}",
  noBooks: "لا كتب فيها.",
  hide: {
    label: "إخفاء",
    title: "إخفاء هذه القائمة؟",
    text: "لن يرى «{name}» بعد الآن أحد سوى مالكها.",
    confirm: "إخفاء",
    done: "أُخفيت «{name}».",
  },
  show: {
    label: "إظهار من جديد",
    title: "إظهار هذه القائمة من جديد؟",
    text: "سيرى «{name}» من جديد من اختارهم مالكها.",
    confirm: "إظهار",
    done: "ظهرت «{name}» من جديد.",
  },
  remove: {
    label: "حذف",
    title: "حذف هذه القائمة؟",
    text: "ستُحذف «{name}»، لدى مالكها أيضًا. يمكن استعادتها من السجل.",
    confirm: "حذف",
    done: "حُذفت «{name}».",
  },
};
