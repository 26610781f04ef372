import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "Lagom hakkında",
  lead: "Lagom, İsveççede “tam kararında” demek. Burada ise yeni bir dilden bugün keyifle okuyabileceğin kadarını anlatıyor, yarın da biraz daha fazlasını.",
  works: {
    title: "Nasıl çalışır?",
    levels:
      "Buradaki her metnin, Avrupa ölçeğine (CEFR) göre A1’den C1’e kadar farklı zorlukta birkaç sürümü var. Bir dil ve seviye seçersin; metin fazla kolay ya da fazla ağır gelirse seviyeyi değiştirir, aynı paragraftan devam edersin.",
    words:
      "Bir kelimeye dokununca o cümledeki anlamını, yalın hâlini ve cümlenin kendi dilindeki çevirisini görürsün. Kaydedersen, karşına çıktığı her yerde işaretli olur.",
  },
  texts: {
    title: "Metinler nereden geliyor?",
    text: "“Lagom collection” ibaresi taşıyan haberler ve kitap özetleri bu site için, her dilde ve her seviyede yazıldı. Bunlar güncelliğini yitirmeyen konuları işler, günün haberi gibi görünmeye çalışmaz. Başka yerden gelen her metin, kaynağını ve kaynağın bağlantısını taşır. Bir metin istediğin seviyede yoksa en yakın seviyedeki gösterilir ve bu, metnin yanında belirtilir.",
  },
  meanings: {
    title: "Anlamlar nereden geliyor?",
    text: "Metinlerle birlikte hazırlanan bir sözlükten. Orada kayıt yoksa anlam kutusunda yanıtın başka hangi sözlükten geldiği ya da hiçbirinde bulunmadığı yazar. Bir tahmin hiçbir zaman kesin bilgi gibi gösterilmez.",
  },
  more: "Daha fazlası için <faq>sık sorulan sorulara</faq> bak ya da <contact>bize yaz</contact>.",
};
