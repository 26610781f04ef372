import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "何度試しても送信できなかったメールです。30日間残ります。",
  failed: "メールを読み込めませんでした。",
  empty: {
    title: "止まっているメールはありません",
    text: "すべてのメールが送信済みか、まだ送信を試みています。",
  },
  columns: {
    to: "宛先",
    purpose: "用途",
    asked: "リクエスト日時",
    givenUp: "断念した日時",
    failure: "最後のエラー",
  },
  attempts: "{attempts, number}回試行",
  purposes: {
    signup: "アカウント登録",
    invite: "招待",
    recovery: "パスワードの再設定",
    magiclink: "ログイン用リンク",
    email_change_old: "アドレス変更（旧アドレス宛て）",
    email_change_new: "アドレス変更（新アドレス宛て）",
    reauthentication: "コード",
    password_changed: "パスワード変更のお知らせ",
    email_changed: "アドレス変更のお知らせ",
    feedback: "管理者へのフィードバック",
    reminder: "リマインダー",
  },
  retry: {
    label: "再送",
    title: "このメールを再送しますか？",
    text: "新しいリンクを付けて、{to}宛てのメールをもう一度送ります。失敗した場合は、ここに戻ります。",
    confirm: "再送",
    done: "{to}宛てのメールを再送しています。",
  },
  remove: {
    label: "削除",
    title: "このメールを削除しますか？",
    text: "{to}には届かなくなります。この操作は元に戻せません。",
    confirm: "削除",
    done: "{to}宛てのメールを削除しました。",
  },
};
