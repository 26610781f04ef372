import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Czytanie na głos",
  play: "Odtwórz",
  pause: "Wstrzymaj",
  previous: "Poprzednie zdanie",
  next: "Następne zdanie",
  settings: "Głos i szybkość",
  speed: "Szybkość",
  times: "{speed, number}×",
  voice: "Głos",
  close: "Zakończ czytanie na głos",
  getVoice: "Głosy można dodać w ustawieniach urządzenia.",
  serverVoice: "Serwer Lagom",
  espeak: "eSpeak NG (robot)",
  robot: "To głos robota. Głos z urządzenia brzmi lepiej.",
  pauseAfter: "Przerwa między zdaniami",
  pauses:
    "{seconds, plural, =0 {Bez przerwy} one {# s przerwy} few {# s przerwy} many {# s przerwy} other {# s przerwy}}",
  repeat: "Powtarzaj zdanie",
  serverFailed: "Głos serwera nie odpowiada.",
  standsIn: "Dalej czyta głos tego urządzenia.",
};
