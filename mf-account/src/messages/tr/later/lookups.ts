import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "Baktığım kelimeler",
  lead: "Okurken anlamına baktığın tüm kelimeler, en yeniden eskiye.",
  kept: "Baktığın kelimeler {months, number} ay saklanır.",
  failed: "Baktığın kelimeler şu anda yüklenemiyor…",
  empty: {
    title: "Henüz baktığın kelime yok",
    text: "Anlamını görmek için haberdeki bir kelimeye dokun. Her biri buraya yazılır.",
    action: "Bir şeyler oku",
  },
  columns: { word: "Kelime", translation: "Çeviri", met: "Geçtiği yer", when: "Zaman" },
};
