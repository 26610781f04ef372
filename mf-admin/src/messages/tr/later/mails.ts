import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "Defalarca denendiği hâlde gönderilemeyen e-postalar. 30 gün saklanırlar.",
  failed: "E-postalar şu anda yüklenemiyor…",
  empty: { title: "Takılan e-posta yok", text: "Tüm e-postalar gönderildi ya da hâlâ deneniyor." },
  columns: {
    to: "Alıcı",
    purpose: "Amaç",
    asked: "İstendi",
    givenUp: "Vazgeçildi",
    failure: "Son hata",
  },
  attempts: "{attempts, number} deneme",
  purposes: {
    signup: "Kayıt",
    invite: "Davet",
    recovery: "Yeni şifre",
    magiclink: "Giriş bağlantısı",
    email_change_old: "Adres değişikliği, eski adrese",
    email_change_new: "Adres değişikliği, yeni adrese",
    reauthentication: "Kod",
    password_changed: "Yeni şifre bildirimi",
    email_changed: "Yeni adres bildirimi",
    feedback: "Yöneticiye geri bildirim",
    reminder: "Hatırlatıcı",
  },
  retry: {
    label: "Tekrar dene",
    title: "Bu e-posta yeniden denensin mi?",
    text: "{to} adresine giden e-posta yeni bir bağlantıyla bir kez daha gönderilir. Başarısız olursa buraya geri döner.",
    confirm: "Tekrar dene",
    done: "{to} adresine e-posta yeniden deneniyor.",
  },
  remove: {
    label: "Sil",
    title: "Bu e-posta silinsin mi?",
    text: "E-posta {to} adresine hiç ulaşmaz. Bu geri alınamaz.",
    confirm: "Sil",
    done: "{to} adresine giden e-posta silindi.",
  },
};
