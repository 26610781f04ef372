import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "Bu adrese buradan erişilemez.",
  redirects: "Çok fazla yönlendirme var.",
  too_large: "Çok büyük.",
  timeout: "Zamanında yanıt gelmedi.",
  network: "Sunucuya ulaşılamadı.",
  status: "Sunucu bir hata ile yanıt verdi.",
  robots: "robots.txt buna izin vermiyor.",
  damaged: "Gelen şey bozuk veya başka bir şey.",
  other: "Okunamadı.",
};
