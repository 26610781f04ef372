import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "مصدر النص",
  ways: { paste: "لصق", file: "ملف", link: "رابط" },
  textTitle: "العنوان",
  textTitleHint: "إن لم تكتب عنوانًا، سُمّي النص بكلماته الأولى.",
  file: "اختيار ملف",
  chosenFile: "اختيار ملف: {name}",
  fileHint:
    "أو أفلته هنا: EPUB أو PDF أو DOCX أو HTML أو TXT أو Markdown أو SRT أو VTT. يبقى الملف في متصفحك، ولا يُخزَّن سوى نصه.",
  anotherFile: "اختر ملفًا آخر أو أفلته ليحل محله.",
  reading: "جارٍ قراءة «{file}»…",
  characters:
    "{characters, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.",
  chaptersAndCharacters:
    "{chapters, plural, zero {# فصل} one {فصل واحد} two {فصلان} few {# فصول} many {# فصلًا} other {# فصل}}، {characters, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.",
  becomes:
    "سيُقسَّم إلى {parts, plural, zero {# نص} one {نص واحد} two {نصّين} few {# نصوص} many {# نصًا} other {# نص}}، في كل منها {most, number} حرف على الأكثر.",
  partsBefore:
    "سبق أن أضفت إلى نصوصك {before, plural, zero {#} one {واحدًا} two {اثنين} few {#} many {#} other {#}} من {parts, number}، ولن يُضاف سوى الباقي.",
  oneFile: "أضف ملفًا واحدًا في كل مرة.",
  fileTooLong:
    "عدد أحرف «{file}» هو {characters, number}، والحد الأقصى دفعة واحدة {most, number}. قسّمه إلى ملفات أصغر.",
  refused: {
    unknown:
      "لا يمكن قراءة نوع «{file}» هنا. أضف EPUB أو PDF أو DOCX أو HTML أو TXT أو Markdown أو SRT أو VTT.",
    large: "«{file}» كبير جدًا. الحد الأقصى للملف 100 MB، وللنص العادي 12 MB، وأقصى عدد لصفحات PDF هو 5,000.",
    empty: "«{file}» فارغ: لا نص فيه.",
    encrypted: "«{file}» محمي بكلمة مرور. احفظه دونها، ثم اختره مرة أخرى.",
    protected: "«{file}» محمي من النسخ (DRM): لا يفتحه إلا تطبيق المتجر أو المكتبة التي جاء منها.",
    scanned: "لا نص في «{file}»، بل صور لصفحاته فقط. استخرج نصه بالتعرّف الضوئي (OCR)، ثم اختره مرة أخرى.",
    damaged: "«{file}» تالف ولا يمكن فتحه. نزّله أو احفظه مرة أخرى.",
    bomb: "حجم «{file}» بعد فك ضغطه أكبر بكثير من أي كتاب، ولذلك لم يُفتح.",
    slow: "لم تكتمل قراءة «{file}» خلال دقيقة، فأُوقفت.",
    failed: "تعذّرت قراءة «{file}». تحقّق من اتصالك، ثم اختره مرة أخرى.",
  },
  partsFailed: "«{title}»: عدد النصوص المضافة {added, number} من {of, number}. وتعذّرت إضافة الباقي.",
  text: "النص",
  limit: "الحد الأقصى {most, number} حرف، والمتبقي {left, number}.",
  tooLong: "تجاوزت الحد بمقدار {over, number}. أضفه على أجزاء.",
  url: "عنوان الصفحة",
  urlHint: "يُؤخذ المقال من الصفحة دون برامجها النصية، وتُذكر الصفحة مصدرًا له.",
  bookmarklet: {
    name: "القراءة في Lagom",
    text: "لإضافة صفحات من أي مكان، اسحب هذا إلى شريط الإشارات واضغط عليه في أي صفحة:",
    copied: "تم النسخ. أنشئ إشارة جديدة والصقه فيها عنوانًا لها.",
    copyFailed: "تعذّر النسخ. اسحبه إلى شريط الإشارات بدلًا من ذلك.",
  },
  language: "اللغة",
  guess: "اكتشاف تلقائي",
  read: "قراءة",
  addFailed: "تعذّرت إضافة النص. حاول مرة أخرى.",
  problem: "{field}: {reason}.",
  fields: { url: "العنوان", text: "النص", sections: "النص", title: "عنوان النص" },
};
