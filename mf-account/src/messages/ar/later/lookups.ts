import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "كلمات بحثت عنها",
  lead: "كل كلمة سألت عن معناها أثناء القراءة، الأحدث أولًا.",
  kept: "تبقى الكلمات هنا لمدة {months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}.",
  failed: "يتعذّر تحميل الكلمات التي بحثت عنها الآن…",
  empty: {
    title: "لم تبحث عن كلمات بعد",
    text: "المس أي كلمة في مقال لترى معناها، وستُسجَّل كل كلمة هنا.",
    action: "بدء القراءة",
  },
  columns: { word: "الكلمة", translation: "الترجمة", met: "وردت في", when: "الوقت" },
};
