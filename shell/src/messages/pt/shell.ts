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
