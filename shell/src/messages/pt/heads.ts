import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/heads.ts";

export const messages: Translation<typeof english> = {
  titles: {
    landing: "Leia o mundo no nível certo para você",
    newsfeed: "Notícias",
    article: "Artigo",
    reader: "Leitura",
    words: "Minhas palavras",
    lookups: "Minhas consultas",
    articles: "Meus artigos",
    statistics: "Estatísticas",
    books: "Livros",
    book: "Livro",
    liked: "Livros curtidos",
    list: "Lista de livros",
    dashboard: "Painel",
    "book-lists": "Listas de livros",
    ratings: "Avaliações",
    users: "Usuários",
    feedback: "Feedback",
    mails: "E-mails",
    feeds: "Feeds",
    dictionaries: "Dicionários",
    releases: "Versões",
    account: "Conta",
    "auth-callback": "Entrando na sua conta",
    "reset-password": "Redefinir senha",
    "password-recovery": "Recuperação de senha",
    about: "Sobre o Lagom",
    privacy: "Privacidade",
    terms: "Termos de uso",
    cookies: "Cookies",
    contact: "Contato",
    faq: "Perguntas frequentes",
    widgets: "Widgets",
  },
  descriptions: {
    landing:
      "Notícias e livros em 16 idiomas, reescritos no nível certo para você. Toque em uma palavra, entenda-a na frase, salve e reveja depois. Grátis e sem anúncios.",
    about:
      "Como o Lagom funciona: cada texto em vários níveis, o significado na própria frase, e de onde vêm os textos e os significados.",
    privacy:
      "O que o Lagom guarda sobre você, onde, por quanto tempo, quem mais tem acesso e como apagar tudo.",
    terms: "As poucas regras para usar o Lagom, o que é prometido e o que não é.",
    cookies: "O que o Lagom guarda no seu navegador e por quê, e a sua escolha sobre a análise de uso.",
    contact: "Escreva para quem cuida deste site: dúvidas, ideias, um erro em um texto.",
    faq: "Qual é o meu nível, como consultar palavras, quando um dia conta para a sequência e outras primeiras dúvidas sobre o Lagom.",
  },
};
