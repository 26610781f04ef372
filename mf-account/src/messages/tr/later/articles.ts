import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "Haberlerim",
  lead: "Açtığın ve bitirdiğin haberler, en yeniden eskiye.",
  failed: "Haberlerin şu anda yüklenemiyor…",
  empty: {
    title: "Henüz haber yok",
    text: "Haber akışından bir haber aç. Ondan sonra onu burada bulursun.",
    action: "Haber akışına git",
  },
  finished: "Bitti",
  opened: "Açıldı",
};
