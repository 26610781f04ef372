import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "Ensaiar a reversão",
    text: "Testa a versão de reserva de cada componente: os arquivos, os nomes e se ela carrega em um navegador junto com o que está no ar. Nada muda para os leitores.",
    run: "Ensaiar agora",
    running: "Cada reserva está sendo carregada em um navegador. Pode levar alguns minutos.",
    failed: "Não foi possível fazer o ensaio agora. Tente de novo.",
    none: "Ainda não há para onde voltar.",
    results: "O que o ensaio mostrou",
    works: "{deployable} pode voltar para {release}.",
    broken: "{deployable} não conseguiria voltar para {release}.",
  },
  worker: {
    title: "Service worker",
    on: "Ligado: páginas já lidas podem ser lidas offline, e páginas travadas são notadas.",
    off: "Desligado: nada pode ser lido offline, e páginas travadas não são notadas.",
    switchOff: "Desligar…",
    switchOn: "Ligar…",
  },
};
