import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "Token, komutun kimse giriş yapmadan sürüm yönetmesini sağlar: ekip token’ı yalnızca kendi alanında, operatör token’ı her yerde geçerlidir.",
  failed: "Token’lar şu anda yüklenemiyor…",
  empty: { title: "Henüz token yok", text: "Sürüm komutu, nerede çalışırsa çalışsın bir token ister." },
  caption: "Token’lar, en yeniden eskiye",
  columns: { name: "Ad", scope: "Kapsam", made: "Oluşturma", used: "Son kullanım", state: "Durum" },
  scopes: { operator: "Her şey (operatör)" },
  never: "Hiç",
  valid: "Geçerli",
  revoked: "İptal edildi",
  make: {
    open: "Token oluştur",
    title: "Token oluştur",
    name: "Ad",
    nameHint: "Token’ı kullanan, kayıtlarda bu adla geçer; örneğin team-books.",
    nameWrong: "Yalnızca harf, rakam ve . @ _ -",
    taken: "Bu adda bir token zaten var.",
    scope: "Kapsamı",
    confirm: "Oluştur",
    cancel: "Vazgeç",
    failed: "Token şu anda oluşturulamıyor. Lütfen tekrar dene.",
    done: "{name} için token",
    secret: "Şimdi kopyala: yalnızca bu kez gösterilir ve hiçbir yerde saklanmaz.",
    close: "Kopyaladım",
  },
  revoke: {
    open: "İptal et…",
    label: "{name} token’ını iptal et",
    title: "{name} token’ı iptal edilsin mi?",
    text: "{name} token’ını kullanan, sonraki çağrıdan itibaren sürüm yönetemez ({scope}). Bu geri alınamaz; yerine yeni bir token gerekir.",
    confirm: "İptal et",
    cancel: "Vazgeç",
    done: "{name} token’ı iptal edildi.",
    failed: "Şu anda iptal edilemiyor. Lütfen tekrar dene.",
  },
};
