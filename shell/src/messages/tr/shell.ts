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
  landing: {
    title: "Dünyayı tam sana göre bir seviyede oku",
    eyebrow: "16 dilde haberler ve kitaplar",
    heading: "Dünyayı\ntam senin\nseviyende oku.",
    lead: "Gerçek haberler ve kitaplar, keyifle okuyacağın seviyede yeniden yazıldı. Bir kelimeye dokun, anla. Kaydet, hep seninle kalsın.",
    start: "Ücretsiz okumaya başla",
    promise: "Reklam yok. Kelimelerin hep senin.",
    languages: "Okuyabileceğin diller",
    passage: "Denemen için bir metin",
    level: "Metnin seviyesi",
    hint: "Seviyeyi değiştir ya da bir kelimeye dokun.",
    points: {
      level: {
        title: "Bir dersin değil, senin seviyen",
        text: "Her metin, kısa cümlelerden dilin tamamına kadar birkaç seviyede sunulur. Kolay gelmeye başlayınca seviyeni yükselt; metinde kaldığın yer kaybolmaz.",
      },
      meaning: {
        title: "Anlam, tam okuduğun yerde",
        text: "Tek dokunuşla kelimenin o cümledeki anlamını görürsün. Dokunduğun kelime de kaldığın yer de gözünün önünde kalır.",
      },
      words: {
        title: "Akılda kalan kelimeler",
        text: "Kaydettiğin kelimeyi sonraki her metinde işaretli görürsün. Karşılaştığın cümleyle birlikte Kelimelerim’de seni bekler.",
      },
    },
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
