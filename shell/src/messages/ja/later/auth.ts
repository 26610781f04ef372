import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "パスワード",
  showPassword: "パスワードを表示",
  hidePassword: "パスワードを隠す",
  strength: {
    weak: "弱い：推測されやすいパスワードです",
    fair: "普通：長くするとより安全です",
    strong: "強い",
  },
  errors: {
    email_exists: "このアドレスはすでに登録されています。",
    email_address_invalid: "このアドレスではメールを受け取れません。",
    email_not_confirmed: "先にメールアドレスを確認してください。",
    same_password: "現在と同じパスワードです。別のパスワードにしてください。",
    weak_password: "推測されやすいパスワードです。別のパスワードにしてください。",
    current_password_invalid: "現在のパスワードが違います。",
    current_password_required: "現在のパスワードが必要です。",
    reauthentication_needed: "メールでお送りするコードが必要です。コードを受け取ってください。",
    reauthentication_not_valid:
      "コードが間違っているか、使用済みです。最新のメールを確認するか、コードを再送してください。",
    over_email_send_rate_limit: "メールを送ったばかりです。1分ほど待ってからもう一度お試しください。",
    over_request_rate_limit: "試行回数が多すぎます。5分ほど待ってからもう一度お試しください。",
    invalid_credentials: "メールアドレスまたはパスワードが違います。",
    otp_expired: "このリンクは使えません。新しいリンクを受け取ってください。",
    provider_email_needs_verification:
      "このアドレスはまだ確認されていません。Lagomからのメールを探すか、ログインに使ったサービスで確認してください。",
    session_not_found: "セッションが終了しました。もう一度ログインしてください。",
    signup_disabled: "現在、新しいアカウントは作成できません。",
    user_banned: "このアカウントは停止されています。",
    validation_failed: "入力内容に使えないものがあります。ご確認ください。",
  },
};
