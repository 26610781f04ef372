import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "تعذّر تحديث بيانات حسابك",
  passwordsDoNotMatch: "كلمتا المرور غير متطابقتين",
  passwordTooShort: "يجب ألا تقل كلمة المرور عن 6 أحرف",
  unexpectedError: "حدث خطأ غير متوقع",
  articleRewrite: "يتعذّر تحميل المقال الآن. حاول مرة أخرى بعد بضع ثوانٍ.",
  article: "يتعذّر تحميل هذا المقال الآن…",
  rewrite: "يتعذّر تحميل محتوى المقال الآن…",
  newsfeed: "يتعذّر تحميل المقالات الآن…",
  translation: "خدمة الترجمة غير متاحة مؤقتًا. حاول مرة أخرى بعد بضع ثوانٍ.",
  statistics: "يتعذّر تحميل الإحصاءات الآن…",
  streak: "يتعذّر تحميل أيامك المتتالية الآن…",
  wordAlreadySaved: "هذه الكلمة محفوظة من قبل",
  feedbackFailed: "تعذّر إرسال رأيك. حاول مرة أخرى.",
  feedbackNetwork: "خطأ في الشبكة. تحقّق من اتصالك وحاول مرة أخرى.",
  preferencesLoad: "تعذّر تحميل تفضيلاتك",
  preferencesUpdate: "تعذّر تحديث تفضيلاتك",
  passwordUpdated: "تم تحديث كلمة المرور!",
  passwordUpdatedText: "حُفظت كلمة مرورك الجديدة.",
};
