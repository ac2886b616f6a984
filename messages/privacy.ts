import type { Bilingual } from '#contract/language.ts'

/**
 * Page on which a person requests the data kept about them, and the page opened by the link in its letter.
 */
export const privacy = {
  title: { de: 'Meine Daten', en: 'My data' },
  lead: {
    de: 'Sehen Sie, was wir unter Ihrer E-Mail-Adresse gespeichert haben. Sie können es mitnehmen, berichtigen und löschen.',
    en: 'See what we keep under your e-mail address. You can take it along, correct it and delete it.',
  },
  howItWorks: {
    de: 'Wir schicken einen Link an die Adresse. Er zeigt alles, was auf dieser Website dazu gespeichert ist, und gilt einen Tag.',
    en: 'We send a link to the address. It shows everything that this website keeps about it, and works for one day.',
  },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  emailHint: {
    de: 'Die Adresse, mit der Sie sich angemeldet oder uns geschrieben haben.',
    en: 'The address with which you registered or wrote to us.',
  },
  send: { de: 'Link anfordern', en: 'Send me the link' },
  sending: { de: 'Wird gesendet …', en: 'Sending …' },
  sent: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please look into your mailbox' },
  sentLead: {
    de: 'Gleich kommt eine E-Mail mit einem Link. Sie kommt auch, wenn wir nichts gespeichert haben.',
    en: 'An e-mail with a link is on its way. It comes even if we keep nothing.',
  },
  another: { de: 'Andere Adresse prüfen', en: 'Look for another address' },
  otherWays: {
    de: 'Sie können uns auch schreiben oder anrufen. Wir antworten innerhalb eines Monats.',
    en: 'You can also write to us or call. We answer within a month.',
  },

  shownTitle: { de: 'Meine Daten', en: 'My data' },
  nothing: { de: 'Wir haben nichts gespeichert', en: 'We keep nothing' },
  nothingLead: {
    de: 'Unter dieser Adresse ist auf dieser Website nichts gespeichert außer dieser Anfrage, die mit dem Link endet.',
    en: 'This website keeps nothing under this address but this request, which ends with the link.',
  },
  takeAlong: { de: 'Mitnehmen', en: 'Take along' },
  asPage: { de: 'Zum Lesen (HTML)', en: 'To read (HTML)' },
  asJson: { de: 'Für Programme (JSON)', en: 'For programs (JSON)' },
  why: { de: 'Wozu', en: 'What for' },
  howLong: { de: 'Wie lange', en: 'How long' },
  about: { de: 'Worum es geht', en: 'What it is about' },
  consents: { de: 'Wozu Sie eingewilligt haben', en: 'What you agreed to' },
  openOwn: { de: 'Ansehen und ändern', en: 'View and change' },
  ownReady: { de: 'Die Seite ist bereit', en: 'The page is ready' },
  erase: { de: 'Löschen', en: 'Delete' },
  eraseThis: { de: 'Diese Daten löschen', en: 'Delete these data' },
  eraseThisLead: {
    de: 'Sie werden sofort gelöscht. Das lässt sich nicht rückgängig machen.',
    en: 'They are deleted at once. This cannot be undone.',
  },
  eraseAll: { de: 'Alles löschen', en: 'Delete everything' },
  eraseAllAsk: { de: 'Ich möchte alles löschen', en: 'I want to delete everything' },
  eraseAllTitle: { de: 'Alles löschen', en: 'Delete everything' },
  eraseAllLead: {
    de: 'Wir löschen sofort alles, was gelöscht werden kann. Das lässt sich nicht rückgängig machen. Was bleiben muss, steht danach hier.',
    en: 'We delete at once all that can be deleted. This cannot be undone. What has to stay is then told here.',
  },
  erased: { de: 'Gelöscht', en: 'Deleted' },
  erasedNothing: { de: 'Es gab nichts zu löschen', en: 'There was nothing to delete' },
  stays: { de: 'Das bleibt noch', en: 'This stays for now' },
  notHere: { de: 'Was hier nicht steht', en: 'What is not shown here' },
  notHereLead: {
    de: 'Texte, die Mitarbeitende geschrieben haben, und das Änderungsprotokoll der Mitarbeitenden (24 Monate). Stimmen, die noch auf Ihre Bestätigung warten, sind verschlüsselt und verschwinden nach 24 Stunden. Sicherungskopien enthalten Gelöschtes noch bis zu 30 Tage; wird eine zurückgespielt, löschen wir es sofort wieder.',
    en: 'Texts that staff have written, and the audit log of staff (24 months). Votes that still wait for your confirmation are encrypted, and go after 24 hours. Backups hold what was deleted for up to 30 days; if one is restored, we delete it again at once.',
  },
  linkOver: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen',
    en: 'This request is invalid or has expired',
  },
  linkOverLead: {
    de: 'Vielleicht hat ein neuerer Link diesen ersetzt. Sie können jederzeit einen neuen anfordern.',
    en: 'A newer link may have replaced this one. You can ask for a new one at any time.',
  },
  again: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },
} as const satisfies Record<string, Bilingual<string>>

export const shownFor = (email: string): Bilingual<string> => ({
  de: `Gespeichert unter ${email}`,
  en: `Kept under ${email}`,
})

export const linkWorksUntil = (moment: string): Bilingual<string> => ({
  de: `Der Link gilt bis ${moment}.`,
  en: `The link works until ${moment}.`,
})

export const rowsErased = (what: string, rows: number): Bilingual<string> => ({
  de: `${what}: ${rows === 1 ? '1 Eintrag' : `${rows} Einträge`}`,
  en: `${what}: ${rows === 1 ? '1 entry' : `${rows} entries`}`,
})

export const privacyLetters = {
  subject: { de: 'Ihre Daten bei uns', en: 'Your data with us' },
  greeting: { de: 'Guten Tag,', en: 'Hello,' },
  asked: {
    de: 'auf unserer Website wurde gefragt, was wir unter dieser E-Mail-Adresse gespeichert haben. Der Link zeigt es Ihnen; dort können Sie es auch mitnehmen, berichtigen und löschen.',
    en: 'Somebody asked on our website what we keep under this e-mail address. The link shows it to you; there you can also take it along, correct it and delete it.',
  },
  byStaff: {
    de: 'Sie haben uns gefragt, was wir über Sie gespeichert haben. Der Link zeigt es Ihnen; dort können Sie es auch mitnehmen, berichtigen und löschen.',
    en: 'You asked us what we keep about you. The link shows it to you; there you can also take it along, correct it and delete it.',
  },
  button: { de: 'Meine Daten ansehen', en: 'View my data' },
  note: {
    de: 'Waren Sie das nicht? Dann brauchen Sie nichts zu tun. Geben Sie den Link nicht weiter: Wer ihn hat, sieht Ihre Daten.',
    en: 'If this was not you, you need not do anything. Do not pass the link on: whoever has it sees your data.',
  },
  why: {
    de: 'Sie erhalten diese E-Mail, weil auf unserer Website oder bei uns nach den Daten zu dieser Adresse gefragt wurde.',
    en: 'You are receiving this e-mail because somebody asked on our website, or us, for the data kept under this address.',
  },
} as const satisfies Record<string, Bilingual<string>>
