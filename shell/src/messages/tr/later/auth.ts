import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Şifre",
  showPassword: "Şifreyi göster",
  hidePassword: "Şifreyi gizle",
  strength: {
    weak: "Zayıf: tahmin etmesi kolay",
    fair: "Orta: daha uzunu daha iyi",
    strong: "Güçlü",
  },
  errors: {
    email_exists: "Bu adresle açılmış bir hesap zaten var.",
    email_address_invalid: "Bu adrese e-posta ulaşmıyor.",
    email_not_confirmed: "Önce e-posta adresini onayla.",
    same_password: "Bu zaten mevcut şifren. Başka bir şifre seç.",
    weak_password: "Bu, ilk tahmin edilecek şifrelerden biri. Başka bir şifre seç.",
    current_password_invalid: "Bu, mevcut şifren değil.",
    current_password_required: "Bunun için mevcut şifren gerekiyor.",
    reauthentication_needed: "Bunun için sana e-postayla göndereceğimiz bir kod gerekiyor. Kod iste.",
    reauthentication_not_valid: "Bu kod yanlış ya da kullanılmış. En yeni e-postaya bak veya yeni kod iste.",
    over_email_send_rate_limit: "Az önce bir e-posta gönderildi. Bir dakika bekleyip tekrar dene.",
    over_request_rate_limit: "Çok fazla deneme yapıldı. Beş dakika bekleyip tekrar dene.",
    invalid_credentials: "E-posta adresi ya da şifre yanlış.",
    otp_expired: "Bu bağlantı artık geçersiz. Yenisini iste.",
    provider_email_needs_verification:
      "Bu adres henüz onaylanmadı. Gönderdiğimiz e-postayı bul ya da adresi giriş yaptığın hizmette onayla.",
    session_not_found: "Oturumun sona erdi. Yeniden giriş yap.",
    signup_disabled: "Şu anda yeni hesap açılamıyor.",
    user_banned: "Bu hesap askıya alındı.",
    validation_failed: "Girdiklerinden biri geçerli değil. Kontrol et.",
  },
};
