import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "Metin nereden gelsin",
  ways: { paste: "Yapıştır", file: "Dosya", link: "Bağlantı" },
  textTitle: "Başlık",
  textTitleHint: "Başlık yazmazsan metin ilk kelimeleriyle adlandırılır.",
  file: "Dosya seç",
  chosenFile: "Dosya seç: {name}",
  fileHint:
    "veya buraya bırak: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT ya da VTT. Dosya tarayıcında kalır; yalnızca metni saklanır.",
  anotherFile: "Bunun yerine başka bir dosya seç ya da bırak.",
  reading: "“{file}” okunuyor…",
  characters: "{characters, number} karakter.",
  chaptersAndCharacters: "{chapters, number} bölüm, {characters, number} karakter.",
  becomes: "Her biri en fazla {most, number} karakterlik {parts, number} metin olacak.",
  partsBefore:
    "{parts, number} metnin {before, number} tanesi zaten metinlerin arasında; yalnızca kalanı eklenir.",
  oneFile: "Dosyaları tek tek ekle.",
  fileTooLong:
    "“{file}” {characters, number} karakter içeriyor; tek seferde en fazla {most, number} karakter eklenebilir. Daha küçük dosyalara böl.",
  refused: {
    unknown:
      "“{file}” desteklenmeyen türde bir dosya. EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT ya da VTT ekle.",
    large: "“{file}” çok büyük. Bir dosya en fazla 100 MB, düz metin 12 MB, PDF ise 5.000 sayfa olabilir.",
    empty: "“{file}” boş: içinde metin yok.",
    encrypted: "“{file}” şifreyle korunuyor. Şifresiz kaydedip yeniden seç.",
    protected:
      "“{file}” kopya korumalı (DRM): onu yalnızca satın alındığı mağazanın ya da kütüphanenin uygulaması açabilir.",
    scanned:
      "“{file}” dosyasında metin yok, yalnızca sayfa görüntüleri var. Metnini tanıttıktan (OCR) sonra yeniden seç.",
    damaged: "“{file}” bozuk olduğu için açılamıyor. Bir kez daha indir ya da kaydet.",
    bomb: "“{file}” açıldığında bir kitabın olabileceğinden çok daha büyük oluyor, bu yüzden açılmadı.",
    slow: "“{file}” bir dakika içinde okunamadı, bu yüzden okuma durduruldu.",
    failed: "“{file}” okunamadı. Bağlantını kontrol edip yeniden seç.",
  },
  partsFailed: "“{title}”: {of, number} metinden {added, number} tanesi eklendi. Kalanı eklenemedi.",
  text: "Metin",
  limit: "En fazla {most, number} karakter; {left, number} karakterlik yer kaldı.",
  tooLong: "{over, number} karakter fazla. Metni parça parça ekle.",
  url: "Sayfanın adresi",
  urlHint: "Sayfadaki yazı, betikleri olmadan alınır ve sayfa kaynak olarak gösterilir.",
  bookmarklet: {
    name: "Lagom’da oku",
    text: "Herhangi bir yerden sayfa getirmek için bunu yer imleri çubuğuna sürükle ve sayfadayken ona bas:",
    copied: "Kopyalandı. Yeni bir yer imi oluştur ve bunu adres olarak yapıştır.",
    copyFailed: "Kopyalanamadı. Bunun yerine yer imleri çubuğuna sürükle.",
  },
  language: "Dil",
  guess: "Otomatik algıla",
  read: "Oku",
  addFailed: "Metin eklenemedi. Lütfen tekrar dene.",
  problem: "{field}: {reason}.",
  fields: { url: "Adres", text: "Metin", sections: "Metin", title: "Başlık" },
};
