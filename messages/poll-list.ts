import type { Bilingual } from '#contract/language.ts'
import { pollsLead } from './landing.ts'
import { shell } from './shell.ts'

/** The list of polls; a separate module, so that the page of a single poll does not load its texts. */
export const pollList = {
  title: shell.polls,
  lead: pollsLead,
  empty: { de: 'Zurzeit gibt es keine Abstimmung', en: 'There is no poll at the moment' },
  emptyLead: { de: 'Schauen Sie gern wieder vorbei.', en: 'Please come back another time.' },
  open: { de: 'Jetzt offen', en: 'Open now' },
  others: { de: 'Weitere Abstimmungen', en: 'Other polls' },
} as const satisfies Record<string, Bilingual<string>>
