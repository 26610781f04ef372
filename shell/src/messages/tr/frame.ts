import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Lagom’un nasıl kullanıldığını ölçebilir miyiz?",
    text: "Böylece hangi metinlerin ve yardımların emeğe değdiğini görürüz: açılan sayfalar, bakılan kelimeler, bitirilen metinler. Yazdıklarına asla bakmayız, hiçbirini reklam için kullanmayız.",
    more: "Tam olarak ne, nasıl değiştirilir",
    recording: "Sayfanın ekranda nasıl kullanıldığını da kaydet; tüm metinler ve girişler gizlenir",
    refuse: "Hayır, teşekkürler",
    accept: "Evet, ölçün",
    settings: "Seçimin",
    analytics: "Lagom’u nasıl kullandığımı ölçün",
    notMeasured: "Bu sitede kullanım analizi kurulu değil, bu yüzden hiçbir şey ölçülmüyor.",
    kept: "Seçimin kaydedildi.",
  },
  changes: {
    waiting: "{count, number} değişiklik gönderilmeyi bekliyor.",
    sent: "{count, number} değişiklik gönderildi ({time}).",
    refused: "“{label}” kabul edilmedi: {reason}",
    refusedUnnamed: "Bir değişiklik kabul edilmedi: {reason}",
    noReason: "sunucu neden belirtmedi",
    ok: "Tamam",
  },
  update: {
    ready: "Lagom’un yeni sürümü hazır.",
    reload: "Yenile",
  },
  keys: {
    title: "Klavye kısayolları",
    everywhere: {
      title: "Her sayfada",
      next: "Sonraki bağlantı veya düğme; ⇧ ile bir önceki",
      follow: "Bağlantıyı aç, düğmeye bas",
      close: "Açık olanı kapat",
      show: "Bu kısayolları göster",
    },
  },
};
