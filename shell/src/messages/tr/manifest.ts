import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "Okuyarak dil öğrenenler için tam uygun seviyede yeniden yazılmış haberler ve kitaplar.",
  screenshots: {
    reading: "Senin seviyende bir metin; anlamına bakmak istediğin kelimeye dokun",
    newsfeed: "Her metnin ne kadarının tanıdık olduğunu gösteren haber akışı",
  },
  shortcuts: {
    read: "Okumaya devam et",
    review: "Kelimeleri tekrar et",
    books: "Kitaplar",
  },
};
