import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "Geri bildirim düğmesinden ve iletişim sayfasından yazılanlar, en yeniden eskiye.",
  failed: "Geri bildirimler şu anda yüklenemiyor…",
  search: "Kelimeler ya da gönderen",
  empty: { title: "Henüz geri bildirim yok", text: "Kimse yazmadı." },
  context: "Sayfa: {page} · {language} {level}",
  state: "Durum",
  choices: { state: { all: "Tümü", open: "Açık", done: "Tamamlandı" } },
  done: "Tamamlandı",
  finish: {
    label: "Tamamlandı olarak işaretle",
    labelOf: "Tamamlandı olarak işaretle: {subject}",
    said: "Tamamlandı olarak işaretlendi.",
  },
  reopen: { label: "Yeniden aç", labelOf: "Yeniden aç: {subject}", said: "Yeniden açıldı." },
};
