import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "الإعجابات والنجوم التي منحها القراء.",
    failed: "يتعذّر تحميل التقييمات الآن…",
    search: "الكتاب أو القارئ",
    empty: { title: "لا تقييمات بعد", text: "لم يُعجب أي قارئ بكتاب ولم يقيّمه." },
    columns: { book: "الكتاب", user: "القارئ", liked: "الإعجاب", stars: "النجوم", when: "الوقت" },
    choices: {
      sort: { all: "الأحدث أولًا", oldest: "الأقدم أولًا", best: "الأكثر نجومًا", worst: "الأقل نجومًا" },
    },
    view: "طريقة العرض",
    each: "كل تقييم",
    byBook: "حسب الكتاب",
    ofBook: "تقييمات كتاب واحد فقط.",
    ofUser: "تقييمات قارئ واحد فقط.",
    yes: "نعم",
    no: "لا",
    stars: "{count, number} من 5",
    remove: {
      label: "إزالة",
      title: "إزالة هذا التقييم؟",
      text: "سيُزال ما منحه {user} لكتاب «{book}»، ويُحسب متوسط الكتاب من دونه.",
      confirm: "إزالة",
      done: "أُزيل تقييم لكتاب «{book}».",
    },
  },
  books: {
    lead: "حصيلة تقييمات كل كتاب.",
    failed: "يتعذّر تحميل التقييمات الآن…",
    search: "الكتاب",
    empty: { title: "لا تقييمات بعد", text: "لم يقيّم أي قارئ كتابًا." },
    columns: { book: "الكتاب", average: "المتوسط", count: "التقييمات" },
    choices: {
      sort: { all: "الأكثر تقييمات", best: "الأفضل أولًا", worst: "الأسوأ أولًا", title: "حسب العنوان" },
    },
    average: "{stars} من 5",
    all: "عرض التقييمات",
  },
};
