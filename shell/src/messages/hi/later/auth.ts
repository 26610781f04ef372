import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "पासवर्ड",
  showPassword: "पासवर्ड दिखाएँ",
  hidePassword: "पासवर्ड छिपाएँ",
  strength: {
    weak: "कमज़ोर: अंदाज़ा लगाना आसान है",
    fair: "ठीक-ठाक: लंबा हो तो बेहतर",
    strong: "मज़बूत",
  },
  errors: {
    email_exists: "इस पते से पहले ही एक खाता बना है।",
    email_address_invalid: "इस पते पर ईमेल नहीं पहुँचता।",
    email_not_confirmed: "पहले अपने ईमेल की पुष्टि करें।",
    same_password: "यह आपका मौजूदा पासवर्ड ही है। कोई दूसरा चुनें।",
    weak_password: "यह उन पासवर्ड में से है जिन्हें लोग सबसे पहले आज़माते हैं। कोई दूसरा चुनें।",
    current_password_invalid: "यह आपका मौजूदा पासवर्ड नहीं है।",
    current_password_required: "इसके लिए आपका मौजूदा पासवर्ड चाहिए।",
    reauthentication_needed: "इसके लिए वह कोड चाहिए जो हम ईमेल से भेजते हैं। कोड मँगाएँ।",
    reauthentication_not_valid: "यह कोड गलत है या इस्तेमाल हो चुका है। सबसे नया ईमेल देखें या दूसरा कोड मँगाएँ।",
    over_email_send_rate_limit: "अभी-अभी एक ईमेल भेजा गया है। एक मिनट रुककर फिर कोशिश करें।",
    over_request_rate_limit: "बहुत ज़्यादा बार कोशिश की गई। पाँच मिनट रुककर फिर कोशिश करें।",
    invalid_credentials: "ईमेल या पासवर्ड गलत है।",
    otp_expired: "यह लिंक अब काम नहीं करेगा। नया लिंक मँगाएँ।",
    provider_email_needs_verification:
      "इस पते की अभी पुष्टि नहीं हुई है। हमारा ईमेल देखें, या जिस सेवा से साइन इन किया है, वहाँ इसकी पुष्टि करें।",
    session_not_found: "आपका सेशन खत्म हो गया है। फिर से साइन इन करें।",
    signup_disabled: "अभी नए खाते नहीं बनाए जा सकते।",
    user_banned: "यह खाता निलंबित है।",
    validation_failed: "आपने जो लिखा है, उसमें कुछ मान्य नहीं है। कृपया जाँच लें।",
  },
};
