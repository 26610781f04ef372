import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "أخبار وكتب أُعيدت كتابتها بالمستوى المناسب تمامًا، لمن يتعلّم لغة بالقراءة.",
  screenshots: {
    reading: "نص بمستواك، والمس أي كلمة لتعرف معناها",
    newsfeed: "الأخبار، مع نسبة ما تعرفه من كلمات كل نص",
  },
  shortcuts: {
    read: "متابعة القراءة",
    review: "مراجعة الكلمات",
    books: "الكتب",
  },
};
