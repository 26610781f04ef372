import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/dictionaries.ts";

export const messages: Translation<typeof english> = {
  lead: "تجيب القواميس المفتوحة عن معاني الكلمات التي لا تغطيها كلمات المجموعة نفسها. تُجلب من ناشريها وتُستورد في الخلفية.",
  failed: "يتعذّر تحميل القواميس الآن…",
  empty: {
    title: "لا قواميس متاحة",
    text: "لم يُثبَّت أي قاموس، وتعذّر الوصول إلى أي ناشر. يمكن أيضًا استيراد قاموس من ملف.",
  },
  columns: {
    name: "القاموس",
    languages: "اللغات",
    size: "الحجم",
    licence: "الترخيص",
    state: "الحالة",
  },
  choices: { source: "من", target: "إلى", all: "الكل" },
  publishers: {
    freedict: "FreeDict",
    kaikki: "Kaikki",
    "cc-cedict": "CC-CEDICT",
    jmdict: "JMdict",
    file: "ملف",
  },
  unreachable: "تعذّر عرض قواميس {publisher}.",
  pair: "من {source} إلى {target}",
  headwords:
    "{count, plural, zero {# مدخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}",
  unknownSize: "غير معروف",
  licenceInside: "مذكور في القاموس",
  fromFile: "من ملف",
  states: {
    available: "متاح",
    waiting: "في الانتظار",
    installed: "مثبَّت",
    failed: "فشل",
  },
  progress: { fetching: "جارٍ الجلب {percent, number}%", reading: "جارٍ الاستيراد {percent, number}%" },
  entries:
    "{count, plural, zero {# مدخل} one {مدخل واحد} two {مدخلان} few {# مداخل} many {# مدخلًا} other {# مدخل}}",
  since: "منذ {day}",
  add: {
    label: "تثبيت",
    title: "تثبيت هذا القاموس؟",
    text: "سيُجلب {name} من ناشره ويُستورد في الخلفية. الترخيص: {licence}. ويظهر مع كل إجابة.",
    confirm: "تثبيت",
    done: "جارٍ تثبيت {name}.",
  },
  again: { label: "المحاولة مرة أخرى" },
  update: {
    label: "جلب من جديد",
    title: "جلب هذا القاموس من جديد؟",
    text: "يبقى {name} قيد الاستخدام إلى أن تجهز النسخة الجديدة.",
    confirm: "جلب من جديد",
    done: "جارٍ جلب {name} من جديد.",
  },
  stop: {
    label: "إيقاف",
    title: "إيقاف هذا الاستيراد؟",
    text: "سيُحذف ما استُورد من {name}. يمكنك تثبيته مرة أخرى.",
    confirm: "إيقاف",
    done: "توقف استيراد {name}.",
  },
  dismiss: {
    label: "تجاهل",
    title: "تجاهل هذا الاستيراد الفاشل؟",
    text: "سيُزال استيراد {name} الفاشل من القائمة. يمكنك تثبيته مرة أخرى.",
    confirm: "تجاهل",
    done: "أُزيل استيراد {name} الفاشل من القائمة.",
  },
  remove: {
    label: "إزالة",
    title: "إزالة هذا القاموس؟",
    text: "لن يجيب {name} عن معاني الكلمات بعد الآن. تبقى الكلمات التي حفظها القراء.",
    confirm: "إزالة",
    done: "أُزيل {name}.",
  },
};
