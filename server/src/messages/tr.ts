import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}:",
    enterCode: "Ya da şu kodu gir: {code}",
    signup: {
      subject: "E-posta adresini onayla",
      lead: "Lagom’a hoş geldin! Kaydını tamamlamak için bu e-posta adresini onayla.",
      button: "Adresi onayla",
      ignore: "Kaydolan sen değilsen bu e-postayı dikkate alma; hesap açılmaz.",
    },
    invite: {
      subject: "Lagom’a davetlisin",
      lead: "Lagom ile okumaya davetlisin. Hesabını oluşturmak için daveti kabul et.",
      button: "Daveti kabul et",
      ignore: "Hesap istemiyorsan bu e-postayı dikkate alma.",
    },
    recovery: {
      subject: "Yeni bir şifre seç",
      lead: "Yeni bir şifre istedin. Bağlantı bir kez kullanılabilir ve bir saat geçerlidir.",
      button: "Yeni şifre seç",
      ignore: "Bunu sen istemediysen bu e-postayı dikkate alma; şifren aynı kalır.",
    },
    magiclink: {
      subject: "Giriş bağlantın",
      lead: "Bu bağlantıyla Lagom’a giriş yap. Bağlantı bir kez kullanılabilir ve bir saat geçerlidir.",
      button: "Giriş yap",
      ignore: "Bunu sen istemediysen bu e-postayı dikkate alma.",
    },
    email_change_old: {
      subject: "E-posta adresin değişmek üzere",
      lead: "Başka bir adres kullanmak istedin. Değişikliği hem burada hem de yeni adresine gelen e-postada onayla.",
      button: "Değişikliği onayla",
      ignore:
        "Bunu sen istemediysen bu e-postayı dikkate alma; adresin aynı kalır. Güvenliğin için şifreni değiştir.",
    },
    email_change_new: {
      subject: "Yeni e-posta adresini onayla",
      lead: "Bu adresi kullanmak istedin. Adresi burada onayla; değişikliği eski adresine gelen e-postada da onayla.",
      button: "Adresi onayla",
      ignore: "Bunu sen istemediysen bu e-postayı dikkate alma.",
    },
    reauthentication: {
      subject: "Kodun",
      lead: "Hesabındaki değişikliğe devam etmek için bu kodu gir.",
      button: "Lagom’u aç",
      ignore: "Bunu sen istemediysen şifreni değiştir.",
    },
    password_changed: {
      subject: "Şifren değişti",
      lead: "Lagom hesabının şifresi değişti, diğer tüm cihazlardaki oturumların kapatıldı.",
      button: "Yeni şifre seç",
      ignore: "Bunu yapan sen değilsen hemen yeni bir şifre seç.",
    },
    email_changed: {
      subject: "E-posta adresin değişti",
      lead: "Lagom hesabının artık başka bir e-posta adresi var. Bu e-postanın geldiği adresle artık giriş yapamazsın.",
      button: "Bize yaz",
      ignore: "Bunu yapan sen değilsen hemen bize yaz.",
    },
  },
  reminders: {
    review: {
      title: "{due, number} kelimenin tekrar zamanı geldi",
      lead: "Bugün kısa bir tekrar yap, aklında kalsınlar.",
      action: "Şimdi tekrar et",
    },
    read: {
      title: "Okuma zamanı",
      lead: "Bugünlük kısa bir metin yeter.",
      action: "Metin seç",
    },
    why: "Bu e-postayı, Lagom’dan hatırlatma istediğin için alıyorsun.",
    stop: "Bu e-postaları durdur",
  },
  unsubscribe: {
    ask: {
      title: "Hatırlatıcı e-postaları durdurulsun mu?",
      text: "Tercihler’den yeniden açabilirsin.",
      action: "Bu e-postaları durdur",
    },
    done: {
      title: "Artık hatırlatıcı e-postası gelmeyecek",
      text: "Tercihler’den yeniden açabilirsin.",
      action: "Okumaya devam et",
    },
    unknown: {
      title: "Bu bağlantı çalışmıyor",
      text: "E-postadan bir kez daha aç ya da hatırlatıcıları Tercihler’den kapat.",
      action: "Lagom’u aç",
    },
  },
  pages: {
    none: {
      title: "Böyle bir sayfa yok",
      text: "Daha önce burada olmuş olabilir. <start>Ana sayfaya git</start>.",
    },
    failed: {
      title: "Bir şeyler ters gitti",
      text: "Bu sayfa gösterilemedi. Kaydettiklerin güvende. <again>Tekrar dene</again>, gerekirse bir dakika sonra.",
      tell: "Bize bu konuda yazarsan şunu da ekle: <code>{id}</code>",
    },
    starting: {
      title: "Lagom başlatılıyor",
      text: "İlk sürüm hazırlanıyor. Bu sayfa, sürümün hazır olup olmadığını kendisi kontrol eder.",
    },
    needsScript: "Lagom’un bu sayfayı gösterebilmesi için JavaScript gerekiyor.",
  },
  heads: {
    bookBy: "{title} – {authors}",
    book: "Özetini tam sana göre bir seviyede, 16 dilden birinde oku: {book}",
    list: "Lagom’da bir kitap listesi.",
    listOf: "Lagom’da bir kitap listesi: {titles}…",
  },
};
