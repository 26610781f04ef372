import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Можно измерять, как вы пользуетесь Lagom?",
    text: "Так мы узнаём, над чем стоит работать: какие страницы открывают, какие слова переводят, что дочитывают. То, что вы пишете, в измерения не попадает, и для рекламы ничего не используется.",
    more: "Что именно и как это изменить",
    recording: "Также записывать действия на экране, скрывая все тексты и поля ввода",
    refuse: "Нет, спасибо",
    accept: "Да, можно",
    settings: "Ваш выбор",
    analytics: "Измерять, как я пользуюсь Lagom",
    notMeasured: "На этом сайте аналитика не подключена, ничего не измеряется.",
    kept: "Ваш выбор сохранён.",
  },
  changes: {
    waiting:
      "{count, plural, one {# изменение ждёт} few {# изменения ждут} many {# изменений ждут} other {# изменения ждут}} отправки.",
    sent: "{count, plural, one {# изменение отправлено} few {# изменения отправлены} many {# изменений отправлено} other {# изменения отправлено}} в {time}.",
    refused: "Изменение «{label}» не принято: {reason}",
    refusedUnnamed: "Изменение не принято: {reason}",
    noReason: "сервер не указал причину",
    ok: "ОК",
  },
  update: {
    ready: "Доступна новая версия Lagom.",
    reload: "Обновить",
  },
};
