import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "Hesap bilgilerin yenilenemedi",
  passwordsDoNotMatch: "Şifreler eşleşmiyor",
  passwordTooShort: "Şifre en az 6 karakter olmalı",
  unexpectedError: "Beklenmeyen bir hata oluştu",
  articleRewrite: "Haber şu anda yüklenemiyor. Lütfen birkaç saniye sonra tekrar dene.",
  article: "Bu haber şu anda yüklenemiyor…",
  rewrite: "Metin şu anda yüklenemiyor…",
  newsfeed: "Haberler şu anda yüklenemiyor…",
  translation: "Çeviri şu anda kullanılamıyor. Lütfen birkaç saniye sonra tekrar dene.",
  statistics: "İstatistiklerin şu anda yüklenemiyor…",
  streak: "Serin şu anda yüklenemiyor…",
  wordAlreadySaved: "Bu kelime zaten kayıtlı",
  feedbackFailed: "Geri bildirim gönderilemedi. Lütfen tekrar dene.",
  feedbackNetwork: "Ağ hatası. Bağlantını kontrol edip tekrar dene.",
  preferencesLoad: "Tercihlerin yüklenemedi",
  preferencesUpdate: "Tercihlerin güncellenemedi",
  passwordUpdated: "Şifren güncellendi!",
  passwordUpdatedText: "Artık yeni şifrenle giriş yapabilirsin.",
};
