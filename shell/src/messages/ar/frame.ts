import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "هل تسمح لنا بقياس استخدام Lagom؟",
    text: "يُظهر لنا ذلك أيّ النصوص والأدوات تستحق الجهد: الصفحات المفتوحة، والكلمات التي يُبحث عن معناها، والنصوص المكتملة. لا نقيس أبدًا ما تكتبه، ولا نستخدم ذلك للإعلانات.",
    more: "ما الذي نقيسه بالضبط، وكيف تغيّر اختيارك",
    recording: "تسجيل طريقة استخدام الصفحة على الشاشة أيضًا، مع إخفاء كل النصوص والمدخلات",
    refuse: "لا، شكرًا",
    accept: "نعم، أسمح",
    settings: "اختيارك",
    analytics: "قياس استخدامي لـ Lagom",
    notMeasured: "لا يُجري هذا الموقع أي تحليل للاستخدام، فلا يُقاس شيء.",
    kept: "حُفظ اختيارك.",
  },
  changes: {
    waiting:
      "بانتظار الإرسال: {count, plural, zero {# تغيير} one {تغيير واحد} two {تغييران} few {# تغييرات} many {# تغييرًا} other {# تغيير}}.",
    sent: "أُرسل عند {time}: {count, plural, zero {# تغيير} one {تغيير واحد} two {تغييران} few {# تغييرات} many {# تغييرًا} other {# تغيير}}.",
    refused: "لم يُقبل «{label}»: {reason}",
    refusedUnnamed: "لم يُقبل أحد التغييرات: {reason}",
    noReason: "لم يذكر الخادم سببًا",
    ok: "حسنًا",
  },
  update: {
    ready: "يتوفر إصدار جديد من Lagom.",
    reload: "إعادة التحميل",
  },
  keys: {
    title: "اختصارات لوحة المفاتيح",
    everywhere: {
      title: "في كل صفحة",
      next: "الرابط أو الزر التالي، ومع ⇧ السابق",
      follow: "فتح الرابط أو ضغط الزر",
      close: "إغلاق ما هو مفتوح",
      show: "عرض هذه الاختصارات",
    },
  },
};
