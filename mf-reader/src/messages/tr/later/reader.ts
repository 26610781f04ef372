import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "Tekrar dene",
    title: "Haber",
    back: "Geri",
    level: "Seviye",
    appearance: "Yazı ve tema",
    appearanceMark: "Aa",
    textSize: "Yazı boyutu",
    smaller: "Yazıyı küçült",
    larger: "Yazıyı büyüt",
    spacing: "Satır aralığı",
    spacings: { close: "Dar", normal: "Normal", wide: "Geniş" },
    width: "Genişlik",
    widths: { narrow: "Dar", normal: "Normal", wide: "Geniş" },
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Latin harfleri",
      ru: "Latin harfleri",
      hi: "Latin harfleri",
    },
    statuses: "Kelimeleri duruma göre renklendir",
    statusNames: {
      unsaved: "kaydedilmedi",
      new: "yeni",
      learning: "öğreniliyor",
      due: "tekrar zamanı",
      known: "biliniyor",
    },
    theme: "Tema",
    themes: { system: "Sistem", light: "Açık", dark: "Koyu" },
    onItsWay: "Hâlâ yolda. Metnin önce yazılması gerekiyorsa bu bir dakika sürebilir.",
    writing: "Metin yazılıyor. Bu bir dakika sürebilir.",
    finish: "Bitirdim",
    finished: "Bu metni bitirdin.",
    streak: "Seri: {days, number} gün.",
    wordsMet: "Kelimelerinden {words, number} tanesiyle karşılaştın.",
    savedHere: "Burada {words, number} kelime kaydettin:",
    nextText: "Sıradakini oku",
    toFeed: "Haber akışına dön",
    gone: { title: "Bu metin bulunamadı", text: "Kaldırılmış olabilir ya da adres doğru değil." },
    levelNotChecked: "seviyesi denetlenmedi",
    byModel: "bir dil modeli yazdı",
    adapted: "uyarlandı",
    mayLack: "eksik olabilir: {facts}",
    finishFailed: "Bu kaydedilemedi. Lütfen tekrar dene.",
  },
  restKnown: {
    explained: "Buradaki diğer tüm kelimeler sana kolay mı?",
    mark: "Kalanların hepsini biliyorum",
    marked:
      "{words, plural, =0 {Burada işaretlenecek başka kelime kalmamıştı.} one {# kelime artık biliniyor. Kelimelerim’e eklenmedi.} other {# kelime artık biliniyor. Kelimelerim’e eklenmedi.}}",
    failed: "Bu değiştirilemedi. Lütfen tekrar dene.",
  },
  serial: {
    chapter: "Bölüm {number, number}/{count, number}",
    before: "Önceki bölümlerde",
    finished: "Bu bölümü bitirdin.",
    last: "Son bölümü de bitirdin: {book}.",
    next: "{number, number}. bölüm:",
    toBook: "Kitaba dön",
  },
  print: {
    button: "Yazdır",
    name: "Lagom",
    words: "Kelimelerim",
    failed: "Metin yazdırmaya hazırlanamadı. Lütfen tekrar dene.",
  },
  tutorial: {
    title: "Kelimelere nasıl bakılır",
    stepOf: "{step, number}/{all, number}",
    next: "İleri",
    previous: "Geri",
    done: "Anladım",
    close: "Tanıtımı kapat",
    steps: {
      touch: {
        look: {
          title: "Bir kelimeye dokun",
          text: "Tam bu cümledeki anlamı belirir, kelime de gözünün önünde kalır.",
        },
        translate: {
          title: "Seç ve çevir",
          text: "Bir ifadenin ya da cümlenin anlamı için bir kelimeyi basılı tutup diğerlerinin üzerine kaydır veya anlam kutusundaki “önceki” ve “sonraki” düğmelerine dokun.",
        },
        keep: {
          title: "Öğrenmek istediğini sakla",
          text: "“Kaydet”, kelimeyi okuduğun her metinde işaretler. Hepsi Kelimelerim’de bekler.",
        },
      },
      keys: {
        look: {
          title: "Bir kelimeye tıkla",
          text: "Ya da ok tuşlarıyla üzerine gelip Enter’a bas: tam bu cümledeki anlamı yanında belirir.",
        },
        translate: {
          title: "Seç ve çevir",
          text: "Bir ifadenin ya da cümlenin anlamı için birkaç kelimenin üzerine sürükle veya Shift ve ok tuşlarıyla seçip Enter’a bas.",
        },
        keep: {
          title: "Öğrenmek istediğini sakla",
          text: "“Kaydet” ya da S tuşu, kelimeyi okuduğun her metinde işaretler. Hepsi Kelimelerim’de bekler.",
        },
      },
      both: {
        look: {
          title: "Bir kelimeye dokun",
          text: "Dokun, tıkla ya da ok tuşlarıyla üzerine gelip Enter’a bas: tam bu cümledeki anlamı yanında belirir.",
        },
        translate: {
          title: "Seç ve çevir",
          text: "Bir ifadenin ya da cümlenin anlamı için birkaç kelimenin üzerine sürükle, Shift ve ok tuşlarıyla seçip Enter’a bas ya da anlam kutusundaki “önceki” ve “sonraki” düğmelerini kullan.",
        },
        keep: {
          title: "Öğrenmek istediğini sakla",
          text: "“Kaydet” ya da S tuşu, kelimeyi okuduğun her metinde işaretler. Hepsi Kelimelerim’de bekler.",
        },
      },
    },
  },
  howKnown:
    "Bu metindeki her 100 kelimeden {percent, number} tanesi senin seviyende, daha kolay ya da “biliniyor” olarak işaretlediğin kelimeler. Adlar ve sayılar hesaba katılmaz.",
  howKnownAt:
    "Bu metindeki her 100 kelimeden yaklaşık {percent, number} tanesi {level} seviyesinde ya da daha kolay; adlar ve sayılar hesaba katılmaz. “Biliniyor” olarak işaretlediğin kelimeler de sayılır.",
};
