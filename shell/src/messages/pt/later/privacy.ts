import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/privacy.ts";

export const messages: Translation<typeof english> = {
  title: "Privacidade",
  lead: "O que fica guardado sobre você, onde, e como é apagado.",
  kept: {
    title: "O que fica guardado",
    account: {
      about: "Sua conta",
      text: "E-mail, nome, data e hora do cadastro e dos acessos; de cada aparelho conectado, o nome do navegador e do sistema e o último uso. Da senha, apenas um hash Argon2id.",
    },
    preferences: {
      about: "Suas preferências",
      text: "Idiomas, níveis, categorias, tema, tamanho do texto e fuso horário.",
    },
    reminders: {
      about: "Seus lembretes",
      text: "Só quando você os pede: o horário e os endereços pelos quais os serviços de notificação push dos seus navegadores podem ser contatados.",
    },
    words: {
      about: "Suas palavras",
      text: "Cada palavra que você salva, a tradução dela, a frase de onde ela veio e o quanto você a conhece; as palavras que você juntou ou separou.",
    },
    ownTexts: {
      about: "Seus próprios textos",
      text: "Os textos e links que você cola para ler aqui. Ninguém mais pode abri-los.",
    },
    reading: {
      about: "O que você lê",
      text: "Os textos que você abriu e concluiu, o ponto da leitura em cada um, as palavras consultadas, o tempo de leitura e as somas diárias desses dados para suas estatísticas.",
    },
    books: {
      about: "Seus livros",
      text: "Suas listas, curtidas e avaliações. Uma lista que você torna pública pode ser vista por qualquer pessoa que tenha o endereço dela.",
    },
    feedback: {
      about: "O que você nos escreve",
      text: "Feedback e mensagens de contato, com o nome e o e-mail que você informa, a página em que você estava, seu idioma e seu nível.",
    },
    reports:
      "O servidor também conta, por pouco tempo, as solicitações de cada endereço de rede, para conter abusos. Quando uma parte deste site falha no seu navegador, ele informa qual versão falhou e como; enquanto sua conta está aberta nele, cada versão informa uma vez a velocidade das páginas. Esses relatos ficam guardados por {days, plural, one {# dia} other {# dias}}, com seu endereço de rede e sua conta apenas em forma pseudonimizada.",
  },
  where: {
    title: "Onde fica guardado",
    text: "No banco de dados de quem opera este site. Sua sessão fica no armazenamento local deste navegador; o que mais é guardado ali está na página <cookies>Cookies</cookies>. Fontes, scripts e imagens vêm deste próprio site.",
  },
  who: {
    title: "Quem mais tem acesso",
    text: "Os administradores deste site veem contas, listas, avaliações e mensagens, e toda alteração que fazem fica em um registro. Se um texto for reescrito para você por um modelo de linguagem externo, esse texto é enviado a ele, mas nunca a informação de quem pediu; o mesmo vale para uma frase que um servidor externo lê em voz alta. Se você permitir lembretes em um aparelho, o serviço de notificação push do navegador (do Google, da Apple, da Mozilla ou da Microsoft) transmite a mensagem sem poder lê-la. A análise de uso só é feita com o seu consentimento: nesse caso, o serviço de análise recebe seu endereço de e-mail, seus idiomas, seu nível e o que você faz aqui, e você pode retirar o consentimento a qualquer momento na página <cookies>Cookies</cookies>. Nada é vendido, e não há anúncios.",
  },
  gone: {
    title: "Como é apagado",
    text: "Tudo fica guardado até você excluir, menos cada consulta e cada leitura: elas são excluídas após um prazo definido por quem opera este site, e os totais por dia ficam. Você pode excluir palavras e listas a qualquer momento; em Preferências, pode baixar tudo o que está guardado sobre você e excluir sua conta com todos esses dados, na hora e para sempre. O que você nos escreveu é excluído junto. Se você não consegue entrar, escreva pela <contact>página de contato</contact>, informando o e-mail da sua conta.",
  },
};
