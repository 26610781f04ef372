import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "Geri dönüşü dene",
    text: "Kabuğun ve her alanın yedek sürümünü dener: dosyalarını, adlarını ve yayındakilerle birlikte bir tarayıcıda yüklenip yüklenmediğini. Okurlar için hiçbir şey değişmez.",
    run: "Şimdi dene",
    running: "Her yedek bir tarayıcıda yükleniyor. Bu birkaç dakika sürebilir.",
    failed: "Deneme şu anda yapılamadı. Lütfen tekrar dene.",
    none: "Henüz dönülecek bir yedek yok.",
    results: "Denemenin sonucu",
    works: "{deployable}, {release} sürümüne dönebilir.",
    broken: "{deployable}, {release} sürümüne dönemiyor.",
  },
  worker: {
    title: "Service worker",
    on: "Açık: okunmuş sayfalar çevrimdışı okunabilir, takılan sayfalar fark edilir.",
    off: "Kapalı: çevrimdışı hiçbir şey okunamaz, takılan sayfalar fark edilmez.",
    switchOff: "Kapat…",
    switchOn: "Aç…",
  },
};
