import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "كلمة المرور",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  strength: {
    weak: "ضعيفة: يسهل تخمينها",
    fair: "مقبولة: كلما طالت كانت أفضل",
    strong: "قوية",
  },
  errors: {
    email_exists: "لهذا العنوان حساب بالفعل.",
    email_address_invalid: "هذا العنوان لا يستقبل البريد.",
    email_not_confirmed: "أكّد بريدك الإلكتروني أولًا.",
    same_password: "هذه كلمة مرورك الحالية. اختر كلمة مرور أخرى.",
    weak_password: "كلمة المرور هذه من أول ما يخمّنه الآخرون. اختر كلمة مرور أخرى.",
    current_password_invalid: "هذه ليست كلمة مرورك الحالية.",
    current_password_required: "يتطلب هذا كلمة مرورك الحالية.",
    reauthentication_needed: "يتطلب هذا رمزًا نرسله إليك بالبريد. اطلب رمزًا.",
    reauthentication_not_valid: "هذا الرمز خطأ أو سبق استخدامه. ابحث عن أحدث رسالة، أو اطلب رمزًا آخر.",
    over_email_send_rate_limit: "أُرسلت رسالة قبل لحظات. انتظر دقيقة ثم حاول مرة أخرى.",
    over_request_rate_limit: "كثرت المحاولات. انتظر خمس دقائق ثم حاول مرة أخرى.",
    invalid_credentials: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
    otp_expired: "لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.",
    provider_email_needs_verification:
      "لم يتم تأكيد هذا العنوان بعد. ابحث عن رسالتنا، أو أكّد العنوان لدى الخدمة التي سجّلت الدخول بها.",
    session_not_found: "انتهت جلستك. سجّل الدخول مرة أخرى.",
    signup_disabled: "لا يمكن إنشاء حسابات جديدة في الوقت الحالي.",
    user_banned: "هذا الحساب موقوف.",
    validation_failed: "بعض ما أدخلته غير مقبول. تحقّق منه.",
  },
};
