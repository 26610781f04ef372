import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "O que as pessoas escreveram pelo botão de feedback e pela página de contato, do mais recente ao mais antigo.",
  failed: "Não foi possível carregar o feedback agora.",
  search: "Palavras ou remetente",
  empty: { title: "Nenhum feedback ainda", text: "Ninguém escreveu." },
  context: "Em {page} · {language} {level}",
  state: "Estado",
  choices: { state: { all: "Todos", open: "Abertos", done: "Concluídos" } },
  done: "Concluído",
  finish: {
    label: "Marcar como concluído",
    labelOf: "Marcar como concluído: {subject}",
    said: "Marcado como concluído.",
  },
  reopen: { label: "Reabrir", labelOf: "Reabrir: {subject}", said: "Reaberto." },
};
