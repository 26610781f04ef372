import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "비밀번호",
  showPassword: "비밀번호 표시",
  hidePassword: "비밀번호 숨기기",
  strength: {
    weak: "약함: 쉽게 추측할 수 있어요",
    fair: "보통: 길수록 더 안전해요",
    strong: "강함",
  },
  errors: {
    email_exists: "이미 가입된 주소예요.",
    email_address_invalid: "메일을 받을 수 없는 주소예요.",
    email_not_confirmed: "먼저 이메일 주소를 확인해 주세요.",
    same_password: "현재 비밀번호와 같아요. 다른 비밀번호를 정해 주세요.",
    weak_password: "쉽게 추측할 수 있는 비밀번호예요. 다른 비밀번호를 정해 주세요.",
    current_password_invalid: "현재 비밀번호가 맞지 않아요.",
    current_password_required: "현재 비밀번호가 필요해요.",
    reauthentication_needed: "메일로 보내 드리는 코드가 필요해요. 코드를 받아 주세요.",
    reauthentication_not_valid:
      "코드가 틀렸거나 이미 쓰였어요. 가장 최근 메일을 확인하거나 코드를 다시 받아 주세요.",
    over_email_send_rate_limit: "방금 메일을 보냈어요. 1분 뒤에 다시 시도해 주세요.",
    over_request_rate_limit: "너무 여러 번 시도했어요. 5분 뒤에 다시 시도해 주세요.",
    invalid_credentials: "이메일 주소나 비밀번호가 맞지 않아요.",
    otp_expired: "쓸 수 없는 링크예요. 새 링크를 받아 주세요.",
    provider_email_needs_verification:
      "아직 확인되지 않은 주소예요. 저희가 보낸 메일을 찾아보거나, 로그인에 쓴 서비스에서 확인해 주세요.",
    session_not_found: "세션이 끝났어요. 다시 로그인해 주세요.",
    signup_disabled: "지금은 새 계정을 만들 수 없어요.",
    user_banned: "정지된 계정이에요.",
    validation_failed: "입력한 내용에 쓸 수 없는 것이 있어요. 확인해 주세요.",
  },
};
