import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Hesabı olan herkes.",
    failed: "Kullanıcılar şu anda yüklenemiyor…",
    search: "E-posta",
    empty: { title: "Henüz kullanıcı yok", text: "Kimse kaydolmadı." },
    columns: {
      email: "E-posta",
      role: "Rol",
      state: "Durum",
      read: "Okunan kelime",
      saved: "Kaydedilen kelime",
      last: "Son etkinlik",
      since: "Kayıt",
    },
    choices: {
      role: { all: "Tümü", user: "Okurlar", admin: "Yöneticiler", operator: "Operatörler" },
      state: { all: "Tümü", active: "Etkin", banned: "Yasaklı" },
      sort: { all: "Önce en yeni", oldest: "Önce en eski", email: "E-postaya göre" },
    },
    roles: { user: "Okur", admin: "Yönetici", operator: "Operatör" },
    banned: "Yasaklı",
    active: "Etkin",
  },
  actions: {
    ratings: "Puanlarını göster",
    ban: {
      label: "Yasakla",
      title: "Bu kullanıcı yasaklansın mı?",
      text: "{email} siteyi artık hiçbir cihazda kullanamaz. Hiçbir verisi silinmez.",
      confirm: "Yasakla",
      done: "{email} yasaklandı.",
    },
    unban: {
      label: "Yasağı kaldır",
      title: "Yasak kaldırılsın mı?",
      text: "{email} siteyi yeniden kullanabilir, her şeyi olduğu gibi bulur.",
      confirm: "Yasağı kaldır",
      done: "{email} siteyi yeniden kullanabilir.",
    },
    role: {
      label: { user: "Okur yap", admin: "Yönetici yap", operator: "Operatör yap" },
      title: {
        user: "Bu kullanıcı okur yapılsın mı?",
        admin: "Bu kullanıcı yönetici yapılsın mı?",
        operator: "Bu kullanıcı operatör yapılsın mı?",
      },
      text: {
        user: "{email} artık bu sayfaları göremez.",
        admin: "{email} bu sayfaları görebilir, okurları yasaklayıp silebilir ve yazdıklarını kaldırabilir.",
        operator:
          "{email} yöneticilerin yapabildiği her şeyi yapabilir; ayrıca rol verebilir ve sürümleri yönetebilir.",
      },
      confirm: "Rolü değiştir",
      done: { user: "{email}: okur.", admin: "{email}: yönetici.", operator: "{email}: operatör." },
    },
    signOut: {
      label: "Tüm oturumlarını kapat",
      title: "Tüm oturumları kapatılsın mı?",
      text: "{email} için tüm cihazlardaki oturumlar şimdi sona erer. Yeniden giriş yapabilir.",
      confirm: "Oturumları kapat",
      done: "{email} için tüm oturumlar kapatıldı.",
    },
    remove: {
      label: "Tüm verileriyle sil",
      title: "Bu kullanıcı silinsin mi?",
      text: "{email} hesabı tüm kelimeleri, listeleri, puanları, istatistikleri ve mesajlarıyla silinir. Bu geri alınamaz.",
      confirm: "Kalıcı olarak sil",
      done: "{email} silindi.",
    },
  },
};
