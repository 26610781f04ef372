import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "Baktığım kelimeler",
    articles: "Haberlerim",
    liked: "Beğendiğim kitaplar",
    statistics: "İstatistikler",
    preferences: "Tercihler",
    account: "Hesap",
    keys: "Klavye kısayolları",
    admin: "Yönetim",
    about: "Lagom hakkında",
    signOut: "Çıkış yap",
    darkTheme: "Koyu tema",
    lightTheme: "Açık tema",
  },
  day: {
    progress: "{done, number}/{target, number} dakika",
    noText: "0/1 metin",
    goalReached: "Hedef tamam",
    today: "Bugün: {done, number}/{target, number} dakika okudun.",
    todayNoText: "Bugün: 0/1 metin bitti.",
    todayReached: "Bugün: Hedef tamam.",
    todayReachedIn: "Bugün: Hedef tamam, {done, number} dakika okudun.",
    streak: "{count, number} gün",
    streakIs: "Seri: {count, number} gün",
    reached: "Bugünkü hedefine ulaştın.",
  },
  administrators: {
    title: "Bu sayfa yöneticiler için",
    text: "Hesabının burayı görme izni yok. Bir yöneticiden sana bu rolü vermesini iste.",
    action: "Haber akışına git",
    failed: "İzinlerin yüklenemedi.",
  },
};
