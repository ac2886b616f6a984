import type { Bilingual } from '#contract/language.ts'
import type { PageName } from '#contract/pathnames.ts'
import { homeName, pageTitles } from './menu.ts'
import { shell } from './shell.ts'

/** Page views of the site, on the overview of backstage. */
export const viewsTexts = {
  title: { de: 'Seitenaufrufe', en: 'Page views' },
  inThirtyDays: {
    de: 'in den letzten 30 Tagen, gezählt ohne Cookies und ohne Personenbezug',
    en: 'in the last 30 days, counted without cookies and without personal data',
  },
  pages: { de: 'Meistgelesene Seiten', en: 'Most-read pages' },
  referrers: { de: 'Woher Besuche kommen', en: 'Where visits come from' },
  none: { de: 'Noch nichts gezählt', en: 'Nothing counted yet' },
  day: { de: 'Tag', en: 'Day' },
  views: { de: 'Aufrufe', en: 'Views' },
} as const satisfies Record<string, Bilingual<string>>

/** Names of the pages in the list of the most-read pages; pages of records have the records' titles. */
export const namesOfPages: Readonly<Partial<Record<PageName, Bilingual<string>>>> = {
  ...pageTitles,
  home: homeName,
  news: shell.news,
  search: shell.search,
  myData: shell.myData,
  polls: { de: 'Abstimmungen', en: 'Polls' },
  newsletter: { de: 'Newsletter', en: 'Newsletter' },
  newsletterIssue: { de: 'Einzelne Newsletter', en: 'Single newsletters' },
  careerOffer: { de: 'Einzelne Stellen', en: 'Single jobs' },
  media: { de: 'Einzelne Dateien', en: 'Single files' },
  artifactContribution: { de: 'Einzelne Beiträge zu ARTifact', en: 'Single ARTifact entries' },
  artifactContest: { de: 'Frühere ARTifact-Wettbewerbe', en: 'Earlier ARTifact contests' },
  newsItem: { de: 'Einzelne Neuigkeiten', en: 'Single news' },
  profile: { de: 'Einzelne Profile', en: 'Single profiles' },
  group: { de: 'Einzelne Arbeitsgruppen', en: 'Single research groups' },
  event: { de: 'Einzelne Veranstaltungen', en: 'Single events' },
  lectureEdition: { de: 'Einzelne Hahn-Vorlesungen', en: 'Single Hahn Lectures' },
  article: { de: 'Einzelne wissenschaftliche Artikel', en: 'Single scientific articles' },
  report: { de: 'Einzelne Jahresberichte', en: 'Single annual reports' },
  poll: { de: 'Einzelne Abstimmungen', en: 'Single polls' },
  aboutPage: { de: 'Weitere Seiten über uns', en: 'Other pages about us' },
  researchPage: { de: 'Weitere Seiten zur Forschung', en: 'Other pages on research' },
  infoPage: { de: 'Weitere Seiten zu Aktuellem', en: 'Other pages of news and info' },
  publicationPage: { de: 'Weitere Seiten zu Publikationen', en: 'Other pages on publications' },
  contentPage: { de: 'Weitere Seiten', en: 'Other pages' },
}
