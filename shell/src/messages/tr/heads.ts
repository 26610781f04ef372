import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/heads.ts";

export const messages: Translation<typeof english> = {
  titles: {
    landing: "Dünyayı tam sana göre bir seviyede oku",
    newsfeed: "Haber akışı",
    article: "Haber",
    reader: "Okuma",
    words: "Kelimelerim",
    lookups: "Baktığım kelimeler",
    articles: "Haberlerim",
    statistics: "İstatistikler",
    books: "Kitaplar",
    book: "Kitap",
    liked: "Beğendiğim kitaplar",
    list: "Kitap listesi",
    dashboard: "Genel bakış",
    "book-lists": "Kitap listeleri",
    ratings: "Puanlar",
    users: "Kullanıcılar",
    feedback: "Geri bildirim",
    mails: "E-postalar",
    feeds: "Kaynaklar",
    dictionaries: "Sözlükler",
    releases: "Sürümler",
    account: "Hesap",
    "auth-callback": "Oturumun açılıyor",
    "reset-password": "Şifreyi sıfırla",
    "password-recovery": "Şifre kurtarma",
    about: "Lagom hakkında",
    privacy: "Gizlilik",
    terms: "Kullanım koşulları",
    cookies: "Çerezler",
    contact: "İletişim",
    faq: "Sık sorulan sorular",
    widgets: "Widget’lar",
  },
  descriptions: {
    landing:
      "16 dilde haberler ve kitaplar, tam senin seviyende. Bir kelimeye dokun, o cümledeki anlamını gör; kaydet, yeniden karşına çıksın. Ücretsiz ve reklamsız.",
    about:
      "Lagom nasıl çalışır: her metin birkaç seviyede, her kelimenin anlamı o cümlenin içinde. Metinler ve anlamlar nereden geliyor?",
    privacy:
      "Lagom’un senin hakkında neleri, nerede ve ne kadar süre sakladığı, bunları başka kimlerin gördüğü ve nasıl silebileceğin.",
    terms: "Lagom’u kullanmanın birkaç kuralı; neye söz veriyoruz, neye vermiyoruz.",
    cookies: "Lagom’un tarayıcında neleri, neden sakladığı ve kullanım analizi için yaptığın seçim.",
    contact: "Bu siteyi yürütenlere yaz: soruların, fikirlerin, metinde bulduğun bir hata.",
    faq: "Hangi seviye bana göre, kelimelerin anlamına nasıl bakarım, bir gün ne zaman serime sayılır? Lagom hakkında en çok sorulanlar.",
  },
};
