import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "مقالاتي",
  lead: "ما فتحته وما أنهيته، الأحدث أولًا.",
  failed: "يتعذّر تحميل مقالاتك الآن…",
  empty: {
    title: "لا مقالات بعد",
    text: "افتح مقالًا من الأخبار، وستجده هنا بعد ذلك.",
    action: "الانتقال إلى الأخبار",
  },
  finished: "اكتمل",
  opened: "فُتح",
};
