import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "Sık sorulan sorular",
  lead: "En çok sorulanlara kısa yanıtlar.",
  level: {
    question: "Hangi seviye bana göre?",
    answer:
      "Her satırda takılmadan okuyabildiğin seviye. Düşükten başla: kolay bir seviyede çok okumak, zor bir seviyeyle boğuşmaktan daha çok şey öğretir. Seviyeyi her metnin içinde değiştirebilirsin.",
  },
  scale: {
    question: "A1, A2, B1 ve C1 ne demek?",
    answer:
      "Bunlar Avrupa Ortak Başvuru Metni’nin basamakları. A1 ilk kelimelerle çok kısa cümleler, A2 gündelik konularda kısa cümleler, B1 bildik konularda anlaşılır metinler, C1 ise dilin tamamı. “B1 seviyesinden zor” gibi bir not, bu metnin senin seviyende henüz olmadığını gösterir.",
  },
  languages: {
    question: "Hangi diller var?",
    answer:
      "{count, plural, =16 {On altı} one {#} other {#}} dil: {languages}. Her dilde aynı sayıda metin yok.",
  },
  phrase: {
    question: "Birden fazla kelimenin anlamına nasıl bakarım?",
    answer: "Kelimeleri seç ya da birine dokunup anlam kutusundaki “sonraki” düğmesiyle devamını ekle.",
  },
  marks: {
    question: "Kelimelerdeki işaretler ne anlama geliyor?",
    answer:
      "Altı noktalı kelimeler kaydettiklerin, renklendirilmiş olanlar öğrenmekte oldukların. Bildiğin kelimeler işaretsizdir.",
  },
  streak: {
    question: "Bir gün ne zaman serime sayılır?",
    answer:
      "Kendi saat diliminde bir haber bitirdiğinde ya da {words, number} kelime okuduğunda. Haftada bir kaçırılan gün kendiliğinden telafi edilir.",
  },
  cost: {
    question: "Ücretli mi?",
    answer: "Hayır, reklam da yok.",
  },
  password: {
    question: "Şifremi unuttum.",
    answer: "<recovery>Şifre kurtarma</recovery> sayfasından bir bağlantı iste.",
  },
  mistake: {
    question: "Bir metinde ya da çeviride hata var.",
    answer:
      "Lütfen köşedeki geri bildirim düğmesiyle bize yaz. Bulunduğun sayfa da gönderilir, bu yüzden iki kelime yeter.",
  },
};
