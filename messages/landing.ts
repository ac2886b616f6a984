import type { Bilingual } from '#contract/language.ts'
import type { Section } from '#contract/pages/places.ts'

/** Leads of the section pages until staff write their own. */
export const sectionLeads = {
  about: {
    de: 'Wer wir sind, wer hier arbeitet und mit wem wir zusammenarbeiten.',
    en: 'Who we are, who works here and whom we work with.',
  },
  research: {
    de: 'Woran unsere Gruppen arbeiten, womit sie messen und wie Sie selbst mitwirken können.',
    en: 'What our groups work on, what they measure with and how you can take part yourself.',
  },
  info: {
    de: 'Was es Neues gibt, wozu wir einladen und was Sie über die MRT wissen möchten.',
    en: 'What is new, what we invite you to and what you may want to know about MRI.',
  },
  publication: {
    de: 'Was wir herausgefunden haben, in Fachzeitschriften und in unseren Berichten.',
    en: 'What we have found out, in scientific journals and in our reports.',
  },
} as const satisfies Record<Section, Bilingual<string>>

/** Lead of the list of polls, and its description where it is linked. */
export const pollsLead: Bilingual<string> = {
  de: 'Stimmen Sie mit ab – und sehen Sie, wie frühere Abstimmungen ausgegangen sind.',
  en: 'Have your say, and see how earlier polls turned out.',
}
