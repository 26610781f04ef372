import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "İstatistikler",
    lead: "Okuduğun, baktığın ve kaydettiğin her şey.",
    empty: {
      title: "Henüz veri yok",
      text: "Okuduğun ilk haberle başlar.",
      action: "Bir şeyler oku",
    },
    read: "Okunan kelime",
    lookedUp: "Bakılan",
    saved: "Kaydedilen",
    reviewed: "Tekrar edilen",
    finished: "Biten haber",
    time: "Süre",
    day: "Gün",
    level: "Seviye",
    weekOf: "Hafta başı",
    thisWeek: "Bu hafta",
    byLanguage: "Dile göre",
    yearTitle: "Son bir yıl",
    year: "{language}: son bir yılda her gün okunan kelimeler",
    yearPicture: "{title}. {caption}",
    yearCaption: "{days, number} günde {words, number} kelime okundu.",
    dayTitle: "{day}: {count, number} kelime okundu",
    dayTitleRepaired: "{day}: {count, number} kelime okundu; gün kaçırıldı ve telafi edildi",
    less: "Az",
    more: "Çok",
    repaired: "Kaçırılıp telafi edilen",
    repairedDay: "{day}, kaçırıldı ve telafi edildi",
    weeksTitle: "Hafta hafta, son {weeks, number} hafta",
    weeks: "{language}: son {weeks, number} haftanın her biri",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "En çok: {count, number} ({week} haftası)",
    none: "Henüz yok",
    levelsTitle: "Zaman içinde seviyeler",
    levels: "{language}: seviyeye göre",
    levelRow: "{level}: {count, number} kelime okundu",
    levelWeeks: "{language}: her seviyede hafta hafta okunan kelimeler",
    levelsCaption:
      "Son {weeks, number} haftanın her birinde okunan kelimeler; en yüksek çubuk {most, number}. Sonda, tüm zamanların toplamı.",
    asTable: "Tablo olarak göster",
    week: {
      title: "Haftan",
      failed: "Haftan şu anda yüklenemiyor…",
      read: {
        none: "Henüz bir dakika bile okumadın.",
        afterNone: "{count, number} dakika okudun, önceki hafta hiç okumamıştın.",
        asBefore: "{count, number} dakika okudun, önceki haftanın tamamı kadar.",
        ahead: "{count, number} dakika okudun, önceki haftanın tamamından {more, number} dakika fazla.",
        behind:
          "{count, plural, =0 {Henüz bir dakika bile okumadın} one {# dakika okudun} other {# dakika okudun}}; önceki haftanın tamamında {before, number} dakika okumuştun.",
      },
      finished: {
        none: "Henüz metin bitirmedin.",
        afterNone: "{count, number} metin bitirdin, önceki hafta hiç bitirmemiştin.",
        asBefore: "{count, number} metin bitirdin, önceki haftanın tamamı kadar.",
        ahead: "{count, number} metin bitirdin, önceki haftanın tamamından {more, number} fazla.",
        behind:
          "{count, plural, =0 {Henüz metin bitirmedin} one {# metin bitirdin} other {# metin bitirdin}}; önceki haftanın tamamında {before, number} metin bitirmiştin.",
      },
      saved: {
        none: "Henüz kelime kaydetmedin.",
        afterNone: "{count, number} kelime kaydettin, önceki hafta hiç kaydetmemiştin.",
        asBefore: "{count, number} kelime kaydettin, önceki haftanın tamamı kadar.",
        ahead: "{count, number} kelime kaydettin, önceki haftanın tamamından {more, number} fazla.",
        behind:
          "{count, plural, =0 {Henüz kelime kaydetmedin} one {# kelime kaydettin} other {# kelime kaydettin}}; önceki haftanın tamamında {before, number} kelime kaydetmiştin.",
      },
      learnt: {
        none: "Henüz hiçbir kelimeyi “biliniyor” olarak işaretlemedin.",
        afterNone:
          "{count, number} kelimeyi “biliniyor” olarak işaretledin, önceki hafta hiç işaretlememiştin.",
        asBefore: "{count, number} kelimeyi “biliniyor” olarak işaretledin, önceki haftanın tamamı kadar.",
        ahead:
          "{count, number} kelimeyi “biliniyor” olarak işaretledin, önceki haftanın tamamından {more, number} fazla.",
        behind:
          "{count, plural, =0 {Henüz hiçbir kelimeyi “biliniyor” olarak işaretlemedin} one {# kelimeyi “biliniyor” olarak işaretledin} other {# kelimeyi “biliniyor” olarak işaretledin}}; önceki haftanın tamamında {before, number} kelime işaretlemiştin.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0dk",
      hours: "{hours, number}\u00a0sa",
      both: "{hours, number}\u00a0sa\u00a0{minutes, number}\u00a0dk",
    },
  },

  streak: {
    title: "Seri",
    days: "{count, number} gün",
    longest: "En uzun: {count, number} gün",
    rule: "Bir haber bitirdiğinde ya da 200 kelime okuduğunda gün sayılır. Haftada bir kaçırılan gün kendiliğinden telafi edilir.",
    today: "Bugün bir haber bitir ya da 200 kelime oku.",
    counted: "Bugün zaten sayıldı.",
    states: {
      counted: "{day}: sayıldı",
      repaired: "{day}: kaçırıldı ve telafi edildi",
      missed: "{day}: kaçırıldı",
      today: "{day}: bugün, henüz sayılmadı",
    },
  },
};
