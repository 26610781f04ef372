import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}：",
    enterCode: "または、次のコードを入力してください：{code}",
    signup: {
      subject: "メールアドレスを確認してください",
      lead: "Lagomへようこそ。このメールアドレスを確認すると、登録が完了します。",
      button: "アドレスを確認",
      ignore: "登録した覚えがない場合は、このメールを無視してください。アカウントは作成されません。",
    },
    invite: {
      subject: "Lagomへの招待が届いています",
      lead: "Lagomで一緒に読みませんか。招待を受けると、アカウントを作成できます。",
      button: "招待を受ける",
      ignore: "アカウントが必要ない場合は、このメールを無視してください。",
    },
    recovery: {
      subject: "新しいパスワードを設定してください",
      lead: "パスワードの再設定のリクエストを受け付けました。リンクは1時間以内に1回だけ使えます。",
      button: "新しいパスワードを設定",
      ignore: "心当たりがない場合は、このメールを無視してください。パスワードは変わりません。",
    },
    magiclink: {
      subject: "ログイン用リンク",
      lead: "このリンクからLagomにログインできます。リンクは1時間以内に1回だけ使えます。",
      button: "ログイン",
      ignore: "心当たりがない場合は、このメールを無視してください。",
    },
    email_change_old: {
      subject: "メールアドレスの変更を確認してください",
      lead: "別のアドレスへの変更のリクエストを受け付けました。ここで同意し、新しいアドレスに届いたメールでも確認してください。",
      button: "変更に同意",
      ignore:
        "心当たりがない場合は、このメールを無視し、パスワードを変更してください。アドレスは今のまま変わりません。",
    },
    email_change_new: {
      subject: "新しいメールアドレスを確認してください",
      lead: "このアドレスへの変更のリクエストを受け付けました。ここで確認し、元のアドレスに届いたメールでも同意してください。",
      button: "アドレスを確認",
      ignore: "心当たりがない場合は、このメールを無視してください。",
    },
    reauthentication: {
      subject: "確認用のコード",
      lead: "アカウントの変更を続けるには、このコードを入力してください。",
      button: "Lagomを開く",
      ignore: "心当たりがない場合は、パスワードを変更してください。",
    },
    password_changed: {
      subject: "パスワードが変更されました",
      lead: "Lagomのアカウントのパスワードが変更され、ほかのすべてのデバイスからログアウトしました。",
      button: "新しいパスワードを設定",
      ignore: "心当たりがない場合は、すぐに新しいパスワードを設定してください。",
    },
    email_changed: {
      subject: "メールアドレスが変更されました",
      lead: "Lagomのアカウントのメールアドレスが別のアドレスに変更されました。今後、このアドレスではログインできません。",
      button: "お問い合わせ",
      ignore: "心当たりがない場合は、すぐにお問い合わせください。",
    },
  },
  reminders: {
    review: {
      title: "{due, number}語が復習の時期です",
      lead: "今日少し復習すれば、忘れずにすみます。",
      action: "今すぐ復習",
    },
    read: {
      title: "読書の時間です",
      lead: "今日は短いテキスト1本で十分です。",
      action: "テキストを選ぶ",
    },
    why: "このメールは、Lagomのリマインダーを設定した方にお送りしています。",
    stop: "このメールの配信を停止",
  },
  unsubscribe: {
    ask: {
      title: "リマインダーメールを停止しますか？",
      text: "「設定」でいつでも再開できます。",
      action: "このメールの配信を停止",
    },
    done: {
      title: "リマインダーメールを停止しました",
      text: "「設定」でいつでも再開できます。",
      action: "続きを読む",
    },
    unknown: {
      title: "このリンクは使えません",
      text: "メールからもう一度リンクを開くか、「設定」でリマインダーをオフにしてください。",
      action: "Lagomを開く",
    },
  },
  pages: {
    none: {
      title: "ページが見つかりません",
      text: "以前はここにあったのかもしれません。<start>トップページへ</start>どうぞ。",
    },
    failed: {
      title: "問題が発生しました",
      text: "このページを表示できませんでした。保存した内容は失われていません。<again>もう一度お試しください</again>。うまくいかないときは、1分ほど待ってからお試しください。",
      tell: "お問い合わせの際は、次の番号をお知らせください：<code>{id}</code>",
    },
    starting: {
      title: "Lagomを起動しています",
      text: "最初のリリースをビルドしています。このページは自動的に更新されます。",
    },
    needsScript: "このページの表示にはJavaScriptが必要です。",
  },
  heads: {
    bookBy: "{title}（{authors}）",
    book: "{book}の要約を、ぴったりのレベルで。16の言語から選んで読めます。",
    list: "Lagomのブックリストです。",
    listOf: "Lagomのブックリスト：{titles}…",
  },
};
