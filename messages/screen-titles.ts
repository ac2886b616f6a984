import type { Bilingual } from '#contract/language.ts'

/** What each screen of backstage is called: in the title of its document, and above it. */
export const screenTitles = {
  backstageUnknown: { de: 'Diese Seite gibt es nicht', en: 'This page does not exist' },
  backstage: { de: 'Backstage', en: 'Backstage' },
  backstageContent: { de: 'Seiten', en: 'Pages' },
  backstageContentPageCreate: { de: 'Neue Seite', en: 'New page' },
  backstageContentPage: { de: 'Seiten', en: 'Pages' },
  backstageFiles: { de: 'Dateien', en: 'Files' },
  backstageMail: { de: 'Postausgang', en: 'Outbox' },
  backstageLabels: { de: 'Schlagwörter und Kategorien', en: 'Tags and categories' },
  backstageLookups: { de: 'Auswahllisten', en: 'Lists of words' },
  backstageRoles: { de: 'Rollen und Status', en: 'Roles and statuses' },
  backstageProfile: { de: 'Mein Profil', en: 'My profile' },
  backstageUsers: { de: 'Benutzerkonten', en: 'Users' },
  backstageUserOrder: { de: 'Reihenfolge', en: 'Order' },
  backstageUserCreate: { de: 'Neue Person', en: 'New person' },
  backstageUser: { de: 'Person', en: 'Person' },
  backstageGroups: { de: 'Arbeitsgruppen', en: 'Research groups' },
  backstageGroupCreate: { de: 'Neue Gruppe', en: 'New group' },
  backstageGroup: { de: 'Arbeitsgruppen', en: 'Research groups' },
  backstageLecture: { de: 'Hahn-Vorlesung', en: 'Hahn Lecture' },
  backstageLectureEditionCreate: { de: 'Neue Ausgabe', en: 'New edition' },
  backstageLectureEdition: { de: 'Hahn-Vorlesung', en: 'Hahn Lecture' },
  backstageEvents: { de: 'Veranstaltungen', en: 'Events' },
  backstageEventCreate: { de: 'Neue Veranstaltung', en: 'New event' },
  backstageEvent: { de: 'Veranstaltungen', en: 'Events' },
  backstageNews: { de: 'Neuigkeiten', en: 'News' },
  backstageNewsItemCreate: { de: 'Neuigkeit anlegen', en: 'New news item' },
  backstageNewsItem: { de: 'Neuigkeiten', en: 'News' },
  backstageRedirects: { de: 'Weiterleitungen', en: 'Redirects' },
  backstageSafety: { de: 'Sicherheit', en: 'Safety' },
  backstageAudit: { de: 'Änderungsprotokoll', en: 'Audit log' },
  backstageSynonyms: { de: 'Suchwörter', en: 'Search words' },
  backstagePolls: { de: 'Abstimmungen', en: 'Polls' },
  backstagePollCreate: { de: 'Neue Abstimmung', en: 'New poll' },
  backstagePoll: { de: 'Abstimmungen', en: 'Polls' },
  backstagePollVotes: { de: 'Stimmen und Fehlversuche', en: 'Votes and failed attempts' },
  backstagePollInvitations: { de: 'Einladungen', en: 'Invitations' },
  backstageArticles: { de: 'Wissenschaftliche Artikel', en: 'Scientific articles' },
  backstageArticleCreate: { de: 'Neuer Artikel', en: 'New article' },
  backstageArticleImports: { de: 'Artikel importieren', en: 'Import articles' },
  backstageArticleImport: { de: 'Import von Artikeln', en: 'Import of articles' },
  backstageArticlesFound: { de: 'Vorschläge aus PubMed', en: 'Suggestions from PubMed' },
  backstageArticle: { de: 'Wissenschaftliche Artikel', en: 'Scientific articles' },
  backstageAuthorships: { de: 'Autorinnen und Autoren zuordnen', en: 'Identify authors' },
  backstageNewsletters: { de: 'Newsletter', en: 'Newsletter' },
  backstageNewsletterCreate: { de: 'Neue Ausgabe', en: 'New issue' },
  backstageNewsletter: { de: 'Newsletter', en: 'Newsletter' },
  backstageNewsletterRecipients: { de: 'Newsletter-Empfänger', en: 'Newsletter recipients' },
  backstageRegistrations: { de: 'Anmeldungen', en: 'Registrations' },
  backstageCheckIn: { de: 'Einlass', en: 'Check-in' },
  backstageStudies: { de: 'Studien', en: 'Studies' },
  backstageStudyCreate: { de: 'Neue Studie', en: 'New study' },
  backstageStudy: { de: 'Studien', en: 'Studies' },
  backstageVolunteers: { de: 'Freiwillige', en: 'Volunteers' },
  backstageContests: { de: 'ARTifact', en: 'ARTifact' },
  backstageContestCreate: { de: 'Neuer Wettbewerb', en: 'New contest' },
  backstageContest: { de: 'ARTifact', en: 'ARTifact' },
  backstageContestInvitations: { de: 'Einladungen', en: 'Invitations' },
} as const satisfies Record<string, Bilingual<string>>

/** What a screen shows that can be opened without an id. */
const withoutId: Record<string, Bilingual<string>> = {
  backstagePollVotes: { de: 'Fehlversuche aller Abstimmungen', en: 'Failed attempts at all polls' },
}

export function screenTitle(page: string, hasId = true): Bilingual<string> {
  const titles: Record<string, Bilingual<string>> = screenTitles
  return (hasId ? undefined : withoutId[page]) ?? titles[page] ?? screenTitles.backstage
}
