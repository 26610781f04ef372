import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Okurların verdiği kalpler ve yıldızlar.",
    failed: "Puanlar şu anda yüklenemiyor…",
    search: "Kitap ya da okur",
    empty: { title: "Henüz puan yok", text: "Hiçbir okur bir kitabı beğenmedi ya da puanlamadı." },
    columns: { book: "Kitap", user: "Okur", liked: "Beğeni", stars: "Yıldız", when: "Zaman" },
    choices: {
      sort: { all: "Önce en yeni", oldest: "Önce en eski", best: "En çok yıldız", worst: "En az yıldız" },
    },
    view: "Gösterilen",
    each: "Tek tek puanlar",
    byBook: "Kitaba göre",
    ofBook: "Yalnızca tek bir kitabın puanları.",
    ofUser: "Yalnızca tek bir okurun puanları.",
    yes: "Evet",
    no: "Hayır",
    stars: "{count, number}/5",
    remove: {
      label: "Kaldır",
      title: "Bu puan kaldırılsın mı?",
      text: "{user} tarafından “{book}” kitabına verilen puan silinir ve kitabın ortalaması onsuz hesaplanır.",
      confirm: "Kaldır",
      done: "“{book}” için bir puan kaldırıldı.",
    },
  },
  books: {
    lead: "Her kitabın aldığı puanların özeti.",
    failed: "Puanlar şu anda yüklenemiyor…",
    search: "Kitap",
    empty: { title: "Henüz puan yok", text: "Hiçbir okur bir kitabı puanlamadı." },
    columns: { book: "Kitap", average: "Ortalama", count: "Puan sayısı" },
    choices: { sort: { all: "En çok puan", best: "Önce en iyi", worst: "Önce en kötü", title: "Ada göre" } },
    average: "{stars}/5",
    all: "Puanları göster",
  },
};
