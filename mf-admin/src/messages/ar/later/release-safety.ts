import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "تجربة الرجوع",
    text: "تجرّب الإصدار الاحتياطي لكل مكوّن: ملفاته، وأسماءه، وهل يُحمَّل في متصفح إلى جانب ما هو فعّال. لا يتغيّر شيء لدى القراء.",
    run: "بدء التجربة",
    running: "يُحمَّل كل إصدار احتياطي في متصفح. قد يستغرق ذلك بضع دقائق.",
    failed: "تعذّرت التجربة الآن. حاول مرة أخرى.",
    none: "لا إصدارات احتياطية بعد.",
    results: "نتائج التجربة",
    works: "يمكن أن يرجع {deployable} إلى {release}.",
    broken: "لا يمكن أن يرجع {deployable} إلى {release}.",
  },
  worker: {
    title: "عامل الخدمة",
    on: "يعمل: يمكن قراءة الصفحات التي فُتحت دون اتصال، وتُكتشف الصفحات المعلّقة.",
    off: "متوقف: لا يمكن قراءة شيء دون اتصال، ولا تُكتشف الصفحات المعلّقة.",
    switchOff: "إيقاف…",
    switchOn: "تشغيل…",
  },
};
