import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Algo deu errado",
    text: "Não foi possível mostrar esta página. O que você salvou está seguro.",
    reload: "Carregar a página de novo",
    home: "Ir para a página inicial",
    reference: "Se for escrever para nós sobre isso, envie junto:",
  },
  needed: {
    text: "Entre ou crie uma conta para abrir esta página.",
    signIn: "Entrar",
  },
  ended: {
    text: "Sua sessão terminou. Entre de novo e continue de onde parou.",
    signIn: "Entrar de novo",
  },
  frame: {
    skip: "Pular para o texto",
    main: "Principal",
    newsfeed: "Notícias",
    books: "Livros",
    words: "Minhas palavras",
    about: "Sobre",
    faq: "Perguntas frequentes",
    contact: "Contato",
    privacy: "Privacidade",
    terms: "Termos",
    cookies: "Cookies",
    signIn: "Entrar",
    startReading: "Começar a ler",
    footer: "Sobre este site",
    language: "Idioma do Lagom",
    shortNews: "Notícias",
    shortWords: "Palavras",
    shortMe: "Eu",
  },
  network: {
    offline: "Você está offline. O que você já abriu continua disponível.",
    send: "Enviar agora",
  },
  account: {
    menu: "Menu da conta",
    shortMenu: "Eu, menu da conta",
  },
  picker: {
    button: "{language} {level}, idioma e nível",
  },
  landing: {
    title: "Leia o mundo no nível certo para você",
    eyebrow: "Notícias e livros em 16 idiomas",
    heading: "Leia o mundo\nno nível certo\npara você.",
    lead: "Artigos e livros de verdade, reescritos no nível em que ler dá prazer. Toque em qualquer palavra para entendê-la. Salve, e ela fica com você.",
    start: "Comece a ler, é grátis",
    promise: "Sem anúncios. Suas palavras são só suas.",
    languages: "Idiomas em que você pode ler",
    passage: "Um texto para experimentar",
    level: "Nível do texto",
    hint: "Mude o nível ou toque em uma palavra.",
    points: {
      level: {
        title: "O seu nível, não o da aula",
        text: "Cada texto existe em vários níveis, das frases curtas à língua em toda a sua riqueza. Suba quando ficar fácil: você continua no mesmo ponto do texto.",
      },
      meaning: {
        title: "O significado, ali mesmo",
        text: "Um toque mostra o que a palavra quer dizer exatamente naquela frase. Ela continua à vista, e você não se perde na leitura.",
      },
      words: {
        title: "Palavras que ficam",
        text: "Salve uma palavra e ela aparecerá marcada em todos os próximos textos. Em Minhas palavras, ela espera por você com a frase em que apareceu.",
      },
    },
  },
  leave: {
    title: "Sair sem enviar?",
    text: "O que você escreveu aqui ainda não foi salvo.",
    stay: "Ficar aqui",
    leave: "Sair",
  },
  feedback: {
    button: "Feedback",
  },
};
