import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "Okurların tuttuğu listeler.",
  failed: "Kitap listeleri şu anda yüklenemiyor…",
  search: "Ad ya da sahip",
  empty: { title: "Henüz kitap listesi yok", text: "Hiçbir okur liste oluşturmadı." },
  columns: { name: "Ad", owner: "Sahip", access: "Kim görür", books: "Kitap", since: "Oluşturma" },
  choices: {
    access: { all: "Tümü", public: "Herkes", private: "Yalnızca sahibi", hidden: "Gizlenmiş" },
    sort: { all: "Önce en yeni", oldest: "Önce en eski", name: "Ada göre", largest: "En çok kitap" },
  },
  public: "Herkes",
  private: "Yalnızca sahibi",
  hidden: "Gizlenmiş",
  view: "Kitapları gör",
  viewFailed: "Bu liste şu anda yüklenemiyor…",
  of: "Listenin sahibi: {owner}",
  noBooks: "Bu listede kitap yok.",
  hide: {
    label: "Gizle",
    title: "Bu liste gizlensin mi?",
    text: "“{name}” listesini artık sahibinden başka kimse göremez.",
    confirm: "Gizle",
    done: "“{name}” gizlendi.",
  },
  show: {
    label: "Yeniden göster",
    title: "Bu liste yeniden gösterilsin mi?",
    text: "“{name}” listesini yine sahibinin seçtiği kişiler görür.",
    confirm: "Göster",
    done: "“{name}” yeniden gösteriliyor.",
  },
  remove: {
    label: "Sil",
    title: "Bu liste silinsin mi?",
    text: "“{name}” sahibi için de silinir. Kayıtlardan geri getirilebilir.",
    confirm: "Sil",
    done: "“{name}” silindi.",
  },
};
