import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "De weg terug oefenen",
    text: "Test per component de release waarop wordt teruggevallen: de bestanden, de namen en of die in een browser laadt naast wat er live is. Voor lezers verandert er niets.",
    run: "Nu oefenen",
    running: "Elke terugvalrelease wordt in een browser geladen. Dat kan een paar minuten duren.",
    failed: "De oefening is nu niet gelukt. Probeer het opnieuw.",
    none: "Er is nog niets om op terug te vallen.",
    results: "Uitkomst van de oefening",
    works: "{deployable} kan terugvallen op {release}.",
    broken: "{deployable} zou niet kunnen terugvallen op {release}.",
  },
  worker: {
    title: "Service worker",
    on: "Aan: gelezen pagina’s zijn offline te lezen en vastgelopen pagina’s worden opgemerkt.",
    off: "Uit: er is niets offline te lezen en vastgelopen pagina’s worden niet opgemerkt.",
    switchOff: "Uitzetten…",
    switchOn: "Aanzetten…",
  },
};
