import type { Bilingual } from '#contract/language.ts'

const german = {
  title: 'Meldung einer Datenschutzverletzung (Art. 33 DSGVO)',
  drill: 'Das ist eine Übung. Es gibt nichts zu melden.',
  website: 'Website',
  began: 'Beginn',
  noticed: 'Bemerkt',
  due: 'Zu melden bis (72 Stunden)',
  left: 'Verbleibende Zeit',
  hours: (n: number) => (n < 0 ? `abgelaufen, seit ${-n} Stunden` : `${n} Stunden`),
  madeAt: 'Erstellt',
  happened: 'Was geschehen ist',
  number: 'Vorfall Nr.',
  severity: 'Schwere',
  times: 'Anzahl',
  span: 'Zeitraum',
  data: 'Wessen Daten',
  dataLead: (accounts: number) =>
    `Konten von Mitarbeitenden, um die es geht: ${accounts}. Die Tabelle nennt alles, was die Website über Menschen aufbewahrt; mehr kann nicht betroffen sein. Streichen Sie, was es sicher nicht ist.`,
  category: 'Kategorie',
  records: 'Datensätze',
  people: 'Personen',
  measures: 'Was dagegen getan wurde',
  none: 'Noch nichts.',
  at: 'Wann',
  by: 'Wer',
  what: 'Was',
  site: 'Website',
  staff: 'Administration',
  stillToAdd: 'Noch zu ergänzen',
  toAdd: [
    'Name und Kontaktdaten der oder des Datenschutzbeauftragten oder einer anderen Anlaufstelle',
    'Wahrscheinliche Folgen für die betroffenen Personen',
    'Weitere ergriffene oder vorgeschlagene Maßnahmen, und ob die Personen benachrichtigt wurden (Art. 34 DSGVO)',
    'Wird später als nach 72 Stunden gemeldet: die Gründe dafür',
  ],
}

const english: typeof german = {
  title: 'Notification of a personal data breach (Art. 33 GDPR)',
  drill: 'This is a drill. There is nothing to notify.',
  website: 'Website',
  began: 'Began',
  noticed: 'Noticed',
  due: 'To be notified by (72 hours)',
  left: 'Time left',
  hours: (n: number) => (n < 0 ? `over, for ${-n} hours` : `${n} hours`),
  madeAt: 'Made',
  happened: 'What happened',
  number: 'Incident no.',
  severity: 'Severity',
  times: 'Count',
  span: 'Period',
  data: 'Whose data',
  dataLead: (accounts: number) =>
    `Accounts of staff that it is about: ${accounts}. The table names everything that the website keeps about people; nothing beyond it can be concerned. Strike out what certainly is not.`,
  category: 'Category',
  records: 'Records',
  people: 'People',
  measures: 'What was done about it',
  none: 'Nothing yet.',
  at: 'When',
  by: 'Who',
  what: 'What',
  site: 'Website',
  staff: 'Administrators',
  stillToAdd: 'Still to be added',
  toAdd: [
    'Name and contact details of the data protection officer or another contact point',
    'Likely consequences for the people concerned',
    'Further measures taken or proposed, and whether the people were told (Art. 34 GDPR)',
    'Where it is notified later than after 72 hours: the reasons',
  ],
}

/** Texts of the report to the authority. */
export const breachWords: Bilingual<typeof german> = { de: german, en: english }

/** Buttons that create the report. */
export const breach = {
  print: { de: 'Meldung nach Art. 33 (PDF)', en: 'Art. 33 notification (PDF)' },
  json: { de: 'Meldung nach Art. 33 (JSON)', en: 'Art. 33 notification (JSON)' },
  failed: { de: 'Die Meldung konnte nicht erstellt werden', en: 'The notification could not be made' },
} as const satisfies Record<string, Bilingual<string>>
