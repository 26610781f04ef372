import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "حدث خطأ ما",
    text: "تعذّر عرض هذه الصفحة. كل ما حفظته في أمان.",
    reload: "إعادة تحميل الصفحة",
    home: "الانتقال إلى الصفحة الرئيسية",
    reference: "إذا راسلتنا بشأن هذا الخطأ، فأرفق ما يلي:",
  },
  needed: {
    text: "سجّل الدخول أو أنشئ حسابًا لفتح هذه الصفحة.",
    signIn: "تسجيل الدخول",
  },
  ended: {
    text: "انتهت جلستك. سجّل الدخول لتعود إلى حيث كنت.",
    signIn: "تسجيل الدخول من جديد",
  },
  frame: {
    skip: "الانتقال إلى النص",
    main: "القائمة الرئيسية",
    newsfeed: "الأخبار",
    books: "الكتب",
    words: "كلماتي",
    about: "عن Lagom",
    faq: "الأسئلة الشائعة",
    contact: "اتصل بنا",
    privacy: "الخصوصية",
    terms: "الشروط",
    cookies: "ملفات تعريف الارتباط",
    signIn: "تسجيل الدخول",
    startReading: "ابدأ القراءة",
    footer: "عن هذا الموقع",
    language: "لغة Lagom",
    shortNews: "أخبار",
    shortWords: "كلماتي",
    shortMe: "حسابي",
  },
  network: {
    offline: "أنت غير متصل بالإنترنت. ما فتحته من قبل يبقى متاحًا للقراءة.",
    send: "إرسال الآن",
  },
  account: {
    menu: "قائمة الحساب",
    shortMenu: "حسابي، قائمة الحساب",
  },
  picker: {
    button: "{language} {level}، اللغة والمستوى",
  },
  leave: {
    title: "المغادرة دون إرسال؟",
    text: "ما كتبته هنا لم يُحفظ بعد.",
    stay: "البقاء هنا",
    leave: "مغادرة",
  },
  feedback: {
    button: "رأيك",
  },
};
