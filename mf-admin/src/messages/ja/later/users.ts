import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "アカウントを持つすべての人です。",
    failed: "ユーザーを読み込めませんでした。",
    search: "メールアドレス",
    empty: { title: "ユーザーはまだいません", text: "まだ誰も登録していません。" },
    columns: {
      email: "メールアドレス",
      role: "権限",
      state: "状態",
      read: "読んだ語数",
      saved: "保存した単語",
      last: "最終利用",
      since: "登録日",
    },
    choices: {
      role: { all: "すべて", user: "読者", admin: "管理者", operator: "運営者" },
      state: { all: "すべて", active: "有効", banned: "利用停止" },
      sort: { all: "新しい順", oldest: "古い順", email: "メールアドレス順" },
    },
    roles: { user: "読者", admin: "管理者", operator: "運営者" },
    banned: "利用停止",
    active: "有効",
  },
  actions: {
    ratings: "評価を表示",
    ban: {
      label: "利用停止",
      title: "このユーザーを利用停止にしますか？",
      text: "{email}はどのデバイスからもサイトを使えなくなります。データは削除されません。",
      confirm: "利用停止にする",
      done: "{email}を利用停止にしました。",
    },
    unban: {
      label: "利用停止を解除",
      title: "利用停止を解除しますか？",
      text: "{email}は元どおりサイトを使えるようになります。",
      confirm: "解除",
      done: "{email}の利用停止を解除しました。",
    },
    role: {
      label: { user: "読者にする", admin: "管理者にする", operator: "運営者にする" },
      title: {
        user: "このユーザーを読者にしますか？",
        admin: "このユーザーを管理者にしますか？",
        operator: "このユーザーを運営者にしますか？",
      },
      text: {
        user: "{email}には管理ページが表示されなくなります。",
        admin:
          "{email}は管理ページの閲覧、読者の利用停止と削除、読者が書いたものの削除ができるようになります。",
        operator: "{email}はこれに加えて、権限の変更とリリースの操作ができるようになります。",
      },
      confirm: "権限を変更",
      done: {
        user: "{email}を読者にしました。",
        admin: "{email}を管理者にしました。",
        operator: "{email}を運営者にしました。",
      },
    },
    signOut: {
      label: "すべてのデバイスからログアウト",
      title: "すべてのデバイスからログアウトさせますか？",
      text: "{email}のセッションをすべてのデバイスでただちに終了します。本人は再びログインできます。",
      confirm: "ログアウトさせる",
      done: "{email}をすべてのデバイスからログアウトさせました。",
    },
    remove: {
      label: "全データごと削除",
      title: "このユーザーを削除しますか？",
      text: "{email}のアカウントを、単語、リスト、評価、統計、メッセージごとすべて削除します。この操作は元に戻せません。",
      confirm: "完全に削除",
      done: "{email}を削除しました。",
    },
  },
};
