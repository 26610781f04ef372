import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "O endereço não pode ser acessado daqui.",
  redirects: "Redirecionamentos demais.",
  too_large: "O arquivo é grande demais.",
  timeout: "Não houve resposta a tempo.",
  network: "Não foi possível acessar o servidor.",
  status: "O servidor respondeu com um erro.",
  robots: "O robots.txt não permite.",
  damaged: "O que chegou está danificado ou é outra coisa.",
  other: "Não foi possível ler.",
};
