import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-previews.ts";

export const messages: Translation<typeof english> = {
  lead: "Предпросмотр — это ссылка, которая показывает релиз одного раздела тому, у кого она есть, ещё до активации. Сначала человека спросят; аккаунт ему не нужен.",
  area: "Раздел",
  failed: "Сейчас не удаётся загрузить предпросмотры…",
  empty: { title: "Предпросмотров этого раздела пока нет", text: "Ссылка появляется и при публикации." },
  caption: "Предпросмотры {area}, сначала новые",
  columns: { release: "Релиз", made: "Создан", shown: "Показан", state: "Состояние" },
  times:
    "{count, plural, =1 {один раз} one {#\u00a0раз} few {#\u00a0раза} many {#\u00a0раз} other {#\u00a0раза}}",
  until: "До {day}",
  expired: "Истёк",
  ended: "Завершён",
  end: "Завершить…",
  endLabel: "Завершить предпросмотр {release}",
  endTitle: "Завершить предпросмотр {release}?",
  endText:
    "Ссылка больше ничего не покажет; открытые вкладки перестанут показывать релиз со следующей страницы.",
  endConfirm: "Завершить",
  endDone: "Предпросмотр завершён.",
  endFailed: "Сейчас не удаётся завершить. Попробуйте ещё раз.",
  make: "Создать предпросмотр",
  release: "Релиз",
  noReleases: "У этого раздела нет релизов.",
  days: "Дней",
  daysWrong: "От 1 до 30.",
  makeConfirm: "Создать",
  makeFailed: "Сейчас не удаётся создать. Попробуйте ещё раз.",
  makeRefused: "Не создано:",
  made: "Ссылка на {release}",
  secret: "Скопируйте сейчас: она показывается только один раз.",
  close: "Скопировано",
  cancel: "Отмена",
};
