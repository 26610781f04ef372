import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Alla som har ett konto.",
    failed: "Användarna kan inte läsas in just nu…",
    search: "E-post",
    empty: { title: "Inga användare än", text: "Ingen har registrerat sig." },
    columns: {
      email: "E-post",
      role: "Roll",
      state: "Status",
      read: "Lästa ord",
      saved: "Sparade ord",
      last: "Senast aktiv",
      since: "Sedan",
    },
    choices: {
      role: { all: "Alla", user: "Läsare", admin: "Administratörer", operator: "Operatörer" },
      state: { all: "Alla", active: "Aktiva", banned: "Avstängda" },
      sort: { all: "Nyast först", oldest: "Äldst först", email: "Efter e-post" },
    },
    roles: { user: "Läsare", admin: "Administratör", operator: "Operatör" },
    banned: "Avstängd",
    active: "Aktiv",
  },
  actions: {
    ratings: "Visa betyg",
    ban: {
      label: "Stäng av",
      title: "Stänga av användaren?",
      text: "{email} kan inte längre använda webbplatsen på någon enhet. Inget tas bort.",
      confirm: "Stäng av",
      done: "{email} är avstängd.",
    },
    unban: {
      label: "Häv avstängning",
      title: "Häva avstängningen?",
      text: "{email} kan använda webbplatsen igen, med allt som förut.",
      confirm: "Häv avstängning",
      done: "{email} kan använda webbplatsen igen.",
    },
    role: {
      label: {
        user: "Gör till läsare",
        admin: "Gör till administratör",
        operator: "Gör till operatör",
      },
      title: {
        user: "Göra användaren till läsare?",
        admin: "Göra användaren till administratör?",
        operator: "Göra användaren till operatör?",
      },
      text: {
        user: "{email} ser inte längre de här sidorna.",
        admin: "{email} kan se de här sidorna, stänga av och ta bort läsare samt ta bort det de har skrivit.",
        operator: "{email} kan göra allt det, ge roller och sköta releaser.",
      },
      confirm: "Ändra roll",
      done: {
        user: "{email}: läsare.",
        admin: "{email}: administratör.",
        operator: "{email}: operatör.",
      },
    },
    signOut: {
      label: "Logga ut överallt",
      title: "Logga ut överallt?",
      text: "Alla sessioner för {email} avslutas nu, på alla enheter. Det går att logga in igen.",
      confirm: "Logga ut",
      done: "{email} är utloggad överallt.",
    },
    remove: {
      label: "Ta bort med alla data",
      title: "Ta bort användaren?",
      text: "Kontot för {email} försvinner med alla ord, listor, betyg, all statistik och alla meddelanden. Det går inte att ångra.",
      confirm: "Ta bort för alltid",
      done: "{email} är borttagen.",
    },
  },
};
