import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
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
};
