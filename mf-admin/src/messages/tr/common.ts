import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Yönetim",
  dashboard: "Genel bakış",
  bookLists: "Kitap listeleri",
  ratings: "Puanlar",
  users: "Kullanıcılar",
  feedback: "Geri bildirim",
  mails: "E-postalar",
  feeds: "Kaynaklar",
  dictionaries: "Sözlükler",
  releases: "Sürümler",
  none: "yok",
  toDashboard: "Genel bakışa git",
  toFirstPage: "İlk sayfa",
  searchHint: "Aramak için yaz",
  sort: "Sıralama",
  showAll: "Tümünü göster",
  nothingFound: {
    title: "Sonuç bulunamadı",
    text: "Buna benzer bir şey yok. Daha az harfle dene ya da tümünü göster.",
  },
  pageEmpty: { title: "Bu sayfada bir şey yok", text: "Liste, son geldiğinden beri kısaldı." },
  forbidden: {
    title: "Bu sayfa yöneticiler için",
    text: "Hesabının burayı görme izni yok. Bir yöneticiden sana bu rolü vermesini iste.",
    action: "Haber akışına git",
  },
  operatorsOnly: {
    title: "Bu sayfa operatörler için",
    text: "Kaynakları seçen ve sürümleri yöneten operatörlerdir. Birinden bunu yapmasını ya da sana rolü vermesini iste.",
    action: "Haber akışına git",
  },
  changes: {
    undo: "Geri al",
    undone: "Geri alındı.",
    cancel: "İptal",
    actionsFor: "İşlemler: {name}",
    typeToConfirm: "Onaylamak için şunu yaz: {text}",
    forbidden: "Rolün buna izin vermiyor.",
    conflict: "Bu artık yapılamaz: bu arada bir şey değişti.",
    gone: "Artık orada değil.",
    unavailable: "Kimlik doğrulama hizmeti buna buradan izin vermiyor.",
    failed: "Bu şu anda değiştirilemiyor. Lütfen birkaç saniye sonra tekrar dene.",
  },
  ago: {
    now: "az önce",
    minutes: "{count, number}\u00a0dk",
    hours: "{count, number}\u00a0sa",
    days: "{count, number} gün",
  },
};
