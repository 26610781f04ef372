import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "密码",
  showPassword: "显示密码",
  hidePassword: "隐藏密码",
  strength: {
    weak: "弱：容易被猜到",
    fair: "中：再长一些更好",
    strong: "强",
  },
  errors: {
    email_exists: "这个邮箱已经注册过了。",
    email_address_invalid: "这个邮箱无法接收邮件。",
    email_not_confirmed: "请先验证你的邮箱。",
    same_password: "这是你当前的密码，请换一个。",
    weak_password: "这个密码太容易被猜到，请换一个。",
    current_password_invalid: "当前密码不正确。",
    current_password_required: "需要输入当前密码。",
    reauthentication_needed: "需要邮件验证码，请先获取。",
    reauthentication_not_valid: "验证码有误或已失效。请查看最新的邮件，或重新获取验证码。",
    over_email_send_rate_limit: "邮件刚刚发出，请等一分钟再试。",
    over_request_rate_limit: "尝试次数过多，请等五分钟再试。",
    invalid_credentials: "邮箱或密码不正确。",
    otp_expired: "链接已失效，请重新获取。",
    provider_email_needs_verification: "这个邮箱还没有验证。请查看我们的邮件，或在你用来登录的服务中验证。",
    session_not_found: "登录已过期，请重新登录。",
    signup_disabled: "目前无法注册新账号。",
    user_banned: "这个账号已被封禁。",
    validation_failed: "输入的内容有误，请检查。",
  },
};
