import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Bir şeyler ters gitti",
    text: "Bu sayfa gösterilemedi. Kaydettiklerin güvende.",
    reload: "Sayfayı yeniden yükle",
    home: "Ana sayfaya git",
    reference: "Bize bu konuda yazarsan şunu da ekle:",
  },
  needed: {
    text: "Bu sayfayı açmak için giriş yap ya da hesap oluştur.",
    signIn: "Giriş yap",
  },
  ended: {
    text: "Oturumun sona erdi. Giriş yap, kaldığın yerden devam et.",
    signIn: "Yeniden giriş yap",
  },
  frame: {
    skip: "Metne geç",
    main: "Ana menü",
    newsfeed: "Haber akışı",
    books: "Kitaplar",
    words: "Kelimelerim",
    about: "Hakkında",
    faq: "SSS",
    contact: "İletişim",
    privacy: "Gizlilik",
    terms: "Kullanım koşulları",
    cookies: "Çerezler",
    signIn: "Giriş yap",
    startReading: "Okumaya başla",
    footer: "Bu site hakkında",
    language: "Lagom’un dili",
    shortNews: "Haberler",
    shortWords: "Kelimeler",
    shortMe: "Ben",
  },
  network: {
    offline: "Çevrimdışısın. Daha önce açtıklarını okumaya devam edebilirsin.",
    send: "Şimdi gönder",
  },
  account: {
    menu: "Hesap menüsü",
    shortMenu: "Ben, hesap menüsü",
  },
  picker: {
    button: "{language} {level}, dil ve seviye",
  },
  leave: {
    title: "Göndermeden çıkılsın mı?",
    text: "Buraya yazdıkların henüz kaydedilmedi.",
    stay: "Burada kal",
    leave: "Çık",
  },
  feedback: {
    button: "Geri bildirim",
  },
};
