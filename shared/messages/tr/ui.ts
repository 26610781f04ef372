import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Kapat",
  dismiss: "Bildirimi kapat",
  retry: "Tekrar dene",
  loading: "Yükleniyor",
  failed: "Lagom’un bu kısmı yüklenemedi.",
  required: "Lütfen bu alanı doldur.",
  email: "Bu, tam bir e-posta adresi değil.",
  url: "Bu, tam bir bağlantı değil.",
  invalid: "Bu değer burada kullanılamaz.",
  harder: "{level} seviyesinden zor",
  easier: "{level} seviyesinden kolay",
};
