import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "التصدير والاستيراد",
  exportCsv: "تصدير إلى CSV",
  exportAnki: "تصدير إلى Anki",
  exportFailed: "تعذّر تصدير كلماتك. حاول مرة أخرى.",
  import: "استيراد ملف CSV",
  importTitle: "استيراد كلمات",
  importText:
    "ملف CSV فيه الأعمدة word وtranslation وlanguage وtranslation_language، ويمكنك أن تضيف status وbase_form وsentence. سترى ما سيؤول إليه كل سطر قبل تخزين أي شيء.",
  file: "الملف",
  choose: "اختيار ملف",
  reading: "جارٍ قراءة الملف",
  importFailed: "تعذّر استيراد الملف كاملًا. حاول مرة أخرى، وما خُزّن يبقى كما هو.",
  tooLarge: "هذا الملف أكبر من أن يُستورد دفعة واحدة. قسّمه إلى ملفات أصغر.",
  tooMany: "في هذا الملف أكثر من {most, number} كلمة. قسّمه إلى ملفات أصغر.",
  another: "اختيار ملف آخر",
  store:
    "استيراد {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
  storeSome:
    "استيراد {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}} وترك {left, plural, zero {# سطر} one {سطر واحد} two {سطرين} few {# أسطر} many {# سطرًا} other {# سطر}}",
  imported:
    "تم استيراد {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
  preview: "ما سيؤول إليه كل سطر",
  summary:
    "جديد: {fresh, number}، متغيّر: {changed, number}، كما هو: {same, number}، تتعذّر قراءته: {bad, number}.",
  line: "السطر",
  outcome: "النتيجة",
  outcomes: { new: "جديد", changed: "متغيّر", same: "كما هو" },
  badTitle: "أسطر تتعذّر قراءتها",
  lineNumber: "السطر {line}:",
  more: "{count, plural, zero {ولا أسطر أخرى} one {وسطر آخر} two {وسطران آخران} few {و# أسطر أخرى} many {و# سطرًا آخر} other {و# سطر آخر}}",
  missingColumns: "تنقص السطر الأول الأعمدة {names}.",
  emptyCell: "{name} فارغ.",
  tooLong: "يزيد طول {name} على {most, number} حرف.",
  noLanguage: "«{given}» ليست من اللغات الـ16.",
  noStatus: "«{given}» ليست حالة: الحالات هي new وlearning وknown وignored.",
  repeated: "الكلمة نفسها التي في السطر {line}.",
  unclosed: "علامة الاقتباس التي تبدأ هنا لا تُغلق في نهاية خليتها.",
};
