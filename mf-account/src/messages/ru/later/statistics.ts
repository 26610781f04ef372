import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "Статистика",
    lead: "Сколько прочитано, переведено и сохранено.",
    empty: {
      title: "Данных пока нет",
      text: "Они появятся с первой прочитанной статьёй.",
      action: "Почитать",
    },
    read: "Прочитано слов",
    lookedUp: "Переведено",
    saved: "Сохранено",
    reviewed: "Повторено",
    finished: "Прочитано статей",
    time: "Время",
    day: "День",
    level: "Уровень",
    weekOf: "Неделя с",
    thisWeek: "Эта неделя",
    byLanguage: "По языкам",
    yearTitle: "За последний год",
    year: "{language}: прочитано слов за каждый день последнего года",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {Прочитано # слово} few {Прочитано # слова} many {Прочитано # слов} other {Прочитано # слова}} за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.",
    dayTitle:
      "{day}: {count, plural, one {прочитано # слово} few {прочитано # слова} many {прочитано # слов} other {прочитано # слова}}",
    dayTitleRepaired:
      "{day}: {count, plural, one {прочитано # слово} few {прочитано # слова} many {прочитано # слов} other {прочитано # слова}}, пропуск, серия сохранена",
    less: "Меньше",
    more: "Больше",
    repaired: "Пропуск, серия сохранена",
    repairedDay: "{day}, пропуск, серия сохранена",
    weeksTitle:
      "По неделям: {weeks, plural, one {последняя # неделя} few {последние # недели} many {последние # недель} other {последние # недели}}",
    weeks:
      "{language}: по неделям, {weeks, plural, one {последняя # неделя} few {последние # недели} many {последние # недель} other {последние # недели}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Больше всего: {count, number}, неделя с {week}",
    none: "Пока ничего",
    levelsTitle: "Как менялись уровни",
    levels: "{language}: по уровням",
    levelRow:
      "{level}: {count, plural, one {прочитано # слово} few {прочитано # слова} many {прочитано # слов} other {прочитано # слова}}",
    levelWeeks: "{language}: прочитано слов на каждом уровне по неделям",
    levelsCaption:
      "Слова, прочитанные за каждую из {weeks, plural, one {последней # недели} few {последних # недель} many {последних # недель} other {последних # недели}}; самый высокий столбец — {most, number}. В конце — слова за всё время.",
    asTable: "Показать таблицей",
    week: {
      title: "Ваша неделя",
      failed: "Сейчас не удаётся загрузить вашу неделю…",
      read: {
        none: "Вы пока не читали и минуты.",
        afterNone:
          "Вы читали {count, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}, а на прошлой неделе — ни одной.",
        asBefore:
          "Вы читали {count, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} — столько же, сколько за всю прошлую неделю.",
        ahead:
          "Вы читали {count, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} — на {more, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} больше, чем за всю прошлую неделю.",
        behind:
          "{count, plural, =0 {Вы пока не читали и минуты} one {Вы читали # минуту} few {Вы читали # минуты} many {Вы читали # минут} other {Вы читали # минуты}}; за всю прошлую неделю было {before, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}.",
      },
      finished: {
        none: "Вы пока не дочитали ни одного текста.",
        afterNone:
          "Вы дочитали {count, plural, one {# текст} few {# текста} many {# текстов} other {# текста}}, а на прошлой неделе — ни одного.",
        asBefore:
          "Вы дочитали {count, plural, one {# текст} few {# текста} many {# текстов} other {# текста}} — столько же, сколько за всю прошлую неделю.",
        ahead:
          "Вы дочитали {count, plural, one {# текст} few {# текста} many {# текстов} other {# текста}} — на {more, number} больше, чем за всю прошлую неделю.",
        behind:
          "{count, plural, =0 {Вы пока не дочитали ни одного текста} one {Вы дочитали # текст} few {Вы дочитали # текста} many {Вы дочитали # текстов} other {Вы дочитали # текста}}; за всю прошлую неделю было {before, number}.",
      },
      saved: {
        none: "Вы пока не сохранили ни одного слова.",
        afterNone:
          "Вы сохранили {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}}, а на прошлой неделе — ни одного.",
        asBefore:
          "Вы сохранили {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}} — столько же, сколько за всю прошлую неделю.",
        ahead:
          "Вы сохранили {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}} — на {more, number} больше, чем за всю прошлую неделю.",
        behind:
          "{count, plural, =0 {Вы пока не сохранили ни одного слова} one {Вы сохранили # слово} few {Вы сохранили # слова} many {Вы сохранили # слов} other {Вы сохранили # слова}}; за всю прошлую неделю было {before, number}.",
      },
      learnt: {
        none: "Вы пока не отметили ни одного слова как знакомое.",
        afterNone:
          "Вы отметили как знакомые {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}}, а на прошлой неделе — ни одного.",
        asBefore:
          "Вы отметили как знакомые {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}} — столько же, сколько за всю прошлую неделю.",
        ahead:
          "Вы отметили как знакомые {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}} — на {more, number} больше, чем за всю прошлую неделю.",
        behind:
          "{count, plural, =0 {Вы пока не отметили ни одного слова как знакомое} one {Вы отметили как знакомое # слово} few {Вы отметили как знакомые # слова} many {Вы отметили как знакомые # слов} other {Вы отметили как знакомые # слова}}; за всю прошлую неделю было {before, number}.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0мин",
      hours: "{hours, number}\u00a0ч",
      both: "{hours, number}\u00a0ч\u00a0{minutes, number}\u00a0мин",
    },
  },

  streak: {
    title: "Серия",
    days: "{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
    longest: "Самая длинная: {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
    rule: "День засчитывается, когда вы дочитали одну статью или прочитали 200 слов. Один пропуск в неделю серию не прерывает.",
    today: "Дочитайте сегодня одну статью или прочитайте 200 слов.",
    counted: "Сегодня уже засчитано.",
    states: {
      counted: "{day}: засчитано",
      repaired: "{day}: пропуск, серия сохранена",
      missed: "{day}: пропуск",
      today: "{day}: сегодня, пока не засчитано",
    },
  },
};
