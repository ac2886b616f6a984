import type { Bilingual } from '#contract/language.ts'

/** Error messages for a redirect. */
export const redirectProblems = {
  redirectFrom: {
    de: 'Bitte geben Sie eine Adresse dieser Website an, zum Beispiel /de/alte-seite.',
    en: 'Please enter an address of this website, for example /en/old-page.',
  },
  redirectThere: {
    de: 'Unter dieser Adresse gibt es eine Seite. Sie wird nicht weitergeleitet.',
    en: 'There is a page at this address. It cannot be redirected.',
  },
  redirectMachine: {
    de: 'Diese Adresse ist für Programme da, zum Beispiel für Suchmaschinen. Sie wird nicht weitergeleitet.',
    en: 'This address is there for programs such as search engines. It cannot be redirected.',
  },
  redirectTaken: {
    de: 'Diese Adresse wird schon weitergeleitet.',
    en: 'This address is redirected already.',
  },
  redirectsFull: {
    de: 'Es gibt schon 500 Weiterleitungen. Bitte löschen Sie zuerst eine.',
    en: 'There are 500 redirects already. Please delete one first.',
  },
  redirectForeign: {
    de: 'Weiterleitungen führen nur zu Adressen dieser Website, zum Beispiel /de/kontakt.',
    en: 'Redirects lead to addresses of this website only, for example /en/contact.',
  },
  redirectGoal: {
    de: 'Dort gibt es keine Seite, die Besucherinnen und Besucher sehen können.',
    en: 'There is no page there that visitors can see.',
  },
  redirectLoop: {
    de: 'Diese Weiterleitung würde im Kreis führen.',
    en: 'This redirect would lead in a circle.',
  },
} as const satisfies Record<string, Bilingual<string>>
