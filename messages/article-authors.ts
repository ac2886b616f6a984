import type { CandidateState } from '#contract/articles/authorship.ts'
import type { Bilingual } from '#contract/language.ts'
import { screenTitles } from './screen-titles.ts'

/** How it stands with somebody who may be an author. */
export const candidateStateNames: Record<CandidateState | 'none', Bilingual<string>> = {
  confirmed: { de: 'Bestätigt', en: 'Confirmed' },
  certain: { de: 'Sicher erkannt', en: 'Recognised' },
  proposed: { de: 'Zu bestätigen', en: 'To be confirmed' },
  open: { de: 'Unwahrscheinlich', en: 'Unlikely' },
  rejected: { de: 'Abgelehnt', en: 'Rejected' },
  none: { de: 'Nichts', en: 'Nothing' },
}

/** Who the authors of articles are: in the editor, in the list across all articles, and in one's own profile. */
export const articleAuthors = {
  list: screenTitles.backstageAuthorships,
  author: { de: 'Im Artikel', en: 'In the article' },
  person: { de: 'Person', en: 'Person' },
  state: { de: 'Stand', en: 'State' },
  score: { de: 'Wert', en: 'Score' },
  article: { de: 'Artikel', en: 'Article' },
  year: { de: 'Jahr', en: 'Year' },
} as const satisfies Record<string, Bilingual<string>>
