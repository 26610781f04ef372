import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/newsfeed.ts";

export const messages: Translation<typeof english> = {
  feed: {
    title: "Лента новостей",
    morning: "Доброе утро",
    afternoon: "Добрый день",
    evening: "Добрый вечер",
    filter: "Категории",
    due: "{words, plural, one {# ваше слово} few {# ваших слова} many {# ваших слов} other {# ваших слова}} пора повторить",
    loadMore: "Показать ещё",
    finished: "Прочитано",
    end: "Пока это всё.",
    endOfSome: "В этих категориях пока всё.",
    someShown: "Показаны категории: {shown, number} из {all, number}. «Все» покажет остальные.",
    emptyTitle: "Здесь пока пусто",
    emptyText: "В этих категориях нет статей на выбранном языке и уровне.",
    emptyAction: "Показать все категории",
    emptyAllText: "На этом языке пока нет статей. Может быть, что-то найдётся среди книг.",
    emptyAllAction: "К книгам",
    harderLeftOut: "Новости, слишком сложные для {level}, скрыты.",
    showHarder: "Показать и их",
    harderShown: "Показаны и новости, слишком сложные для {level}.",
    leaveHarderOut: "Скрыть их",
    aside: "Ваше чтение",
    continue: "Продолжить чтение:",
    progress: "Сколько уже прочитано",
    today: "Дочитайте сегодня одну статью или прочитайте 200 слов.",
  },
  today: {
    title: "Сегодня",
    reached: "Сегодня: цель достигнута",
    failed: "Сейчас не удаётся загрузить данные за сегодня…",
    textsFinished:
      "{texts, plural, one {# текст прочитан} few {# текста прочитано} many {# текстов прочитано} other {# текста прочитано}}",
    finishOne: "Прочитать один текст",
    minutesOf:
      "{done, number} из {target, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}",
    minutesRead:
      "{minutes, plural, =0 {Пока ничего не прочитано} one {# минута чтения} few {# минуты чтения} many {# минут чтения} other {# минуты чтения}}",
    chooseGoal: "Выбрать цель",
    changeGoal: "Изменить цель",
    goals: {
      minutes_5: "5 минут в день",
      minutes_10: "10 минут в день",
      minutes_20: "20 минут в день",
      one_text: "Один текст в день",
    },
    noGoal: "Без цели",
    streak:
      "{days, plural, =0 {Серии пока нет} one {# день подряд} few {# дня подряд} many {# дней подряд} other {# дня подряд}}",
    lastKnown: "(по последним данным)",
    noReviews: "Повторять пока нечего",
    next: "Следующий текст:",
    first: "Ваш первый текст:",
    noNext: "Пока нечего предложить",
  },
  levelOffer: {
    seemsEasy:
      "Похоже, {level} даётся вам легко: за последние 4 недели вы дочитали {finished, plural, one {# текст} few {# текста} many {# текстов} other {# текста}} и посмотрели перевод {lookedUp, number} из {read, plural, one {# слова} few {# слов} many {# слов} other {# слова}}. Попробовать {next}?",
    seemsHard:
      "Похоже, {level} даётся вам тяжело: за последние 4 недели вы посмотрели перевод {lookedUp, number} из {read, plural, one {# слова} few {# слов} many {# слов} other {# слова}}. Попробовать {next}?",
    tryIt: "Попробовать {level}",
    notNow: "Не сейчас",
    accepted: "{language}: теперь вы читаете на уровне {level}.",
    declined: "Уровень остаётся прежним. Следующие два месяца мы не будем об этом спрашивать.",
    undo: "Отменить",
  },
  ownTexts: {
    title: "Мои тексты",
    summary: "Мои тексты ({count, number})",
    add: "Добавить текст",
    empty:
      "Вставьте текст, загрузите файл или укажите ссылку на страницу — и читайте с тем же переводом по касанию. Видите его только вы.",
    drop: "Отпустите файл, чтобы добавить его как текст",
    sharedFileLost: "Переданный файл не дошёл. Добавьте его здесь как файл.",
    preparingPart: "Готовится текст {part, number} из {of, number}: {percent, number}\u00a0%",
    stay: "Не закрывайте эту вкладку, пока не появятся все.",
    groups: { european: "Европейские", asian: "Азиатские", other: "Другие" },
    preparing: "Готовится: {percent, number}\u00a0%",
    retry: "Повторить",
    loadFailed: "Не удалось загрузить ваши тексты.",
    languageOf: "Язык текста «{title}»",
    languageFailed: "Не удалось изменить язык текста «{title}».",
    delete: "Удалить «{title}»",
    deleteFailed: "Не удалось удалить «{title}».",
  },
};
