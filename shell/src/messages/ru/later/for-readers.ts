import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "История переводов",
    articles: "Мои статьи",
    liked: "Любимые книги",
    statistics: "Статистика",
    preferences: "Настройки",
    account: "Аккаунт",
    keys: "Горячие клавиши",
    admin: "Администрирование",
    about: "О Lagom",
    signOut: "Выйти",
    darkTheme: "Тёмная тема",
    lightTheme: "Светлая тема",
  },
  day: {
    progress: "{done, number} из {target, number} мин",
    noText: "0 из 1 текста",
    goalReached: "Цель достигнута",
    today:
      "Сегодня: {done, number} из {target, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}} чтения.",
    todayNoText: "Сегодня: прочитано 0 из 1 текста.",
    todayReached: "Сегодня: цель достигнута.",
    todayReachedIn:
      "Сегодня: цель достигнута, {done, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}} чтения.",
    streak: "{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
    streakIs: "Серия: {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
    reached: "Цель на сегодня достигнута.",
  },
  administrators: {
    title: "Страница для администраторов",
    text: "У вашего аккаунта нет доступа. Попросите администратора дать вам эту роль.",
    action: "К новостям",
    failed: "Не удалось загрузить ваши права.",
  },
};
