import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "Minhas consultas",
    articles: "Meus artigos",
    liked: "Livros curtidos",
    statistics: "Estatísticas",
    preferences: "Preferências",
    account: "Conta",
    keys: "Atalhos",
    admin: "Administração",
    about: "Sobre o Lagom",
    signOut: "Sair",
    darkTheme: "Tema escuro",
    lightTheme: "Tema claro",
  },
  day: {
    progress: "{done, number} de {target, number} minutos",
    noText: "0 de 1 texto",
    goalReached: "Meta cumprida",
    today: "Hoje: {done, number} de {target, number} minutos de leitura.",
    todayNoText: "Hoje: 0 de 1 texto concluído.",
    todayReached: "Hoje: meta cumprida.",
    todayReachedIn: "Hoje: meta cumprida, com {done, plural, one {# minuto} other {# minutos}} de leitura.",
    streak: "{count, plural, one {# dia} other {# dias}}",
    streakIs: "Sequência: {count, plural, one {# dia} other {# dias}}",
    reached: "Você cumpriu a meta de hoje.",
  },
  administrators: {
    title: "Esta página é só para administradores",
    text: "Sua conta não tem acesso a ela. Peça a um administrador que dê a você esse papel.",
    action: "Ir para as notícias",
    failed: "Não foi possível carregar suas permissões.",
  },
};
