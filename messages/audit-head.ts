import type { Bilingual } from '#contract/language.ts'

/** The daily letter with the head of the audit log. */
export const auditHeadLetter = {
  subject: { de: 'Prüfwert des Änderungsprotokolls', en: 'Fingerprint of the audit log' },
  what: {
    de: 'dies ist der Prüfwert des Änderungsprotokolls von heute. Heben Sie diese E-Mail auf: Mit ihr lässt sich später zeigen, dass bis hierher kein Eintrag geändert oder gelöscht wurde.',
    en: 'This is today’s fingerprint of the audit log. Keep this e-mail: with it one can show later that no entry up to here was changed or deleted.',
  },
  head: { de: 'Prüfwert', en: 'Fingerprint' },
  at: { de: 'Stand', en: 'As of' },
  how: {
    de: 'Wer die Website betreibt, prüft ihn mit: npm run audit -- verify und dem Prüfwert dahinter.',
    en: 'Whoever operates the website checks it by: npm run audit -- verify with the fingerprint behind it.',
  },
  button: { de: 'Zum Änderungsprotokoll', en: 'Go to the audit log' },
  why: {
    de: 'Sie erhalten diese E-Mail, weil Sie sie im Änderungsprotokoll bestellt haben. Dort bestellen Sie sie auch ab.',
    en: 'You are receiving this e-mail because you asked for it in the audit log, where you can end it, too.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** The head (fingerprint) on the screen of the audit log. */
export const auditHead = {
  title: { de: 'Prüfwert', en: 'Fingerprint' },
  lead: {
    de: 'Jede Minute wird über alle neuen Einträge und den Prüfwert davor ein neuer gebildet. Wer einen früheren Prüfwert hat, kann zeigen, dass seither kein Eintrag geändert oder gelöscht wurde. Er steht auch in jedem Backup der laufenden Website.',
    en: 'Every minute a new fingerprint is made of all new entries and the one before. Whoever has an earlier one can show that no entry was changed or deleted since. Each backup of the running website contains it, too.',
  },
  none: { de: 'Noch kein Prüfwert', en: 'No fingerprint yet' },
  byMail: { de: 'Täglich per E-Mail an mich', en: 'To me by e-mail every day' },
  failed: { de: 'Das konnte nicht gespeichert werden', en: 'This could not be saved' },
} as const satisfies Record<string, Bilingual<string>>
