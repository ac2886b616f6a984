import type { Bilingual } from '#contract/language.ts'
import { type ImportOutcome, longestLegalBasis } from '#contract/newsletter/import.ts'
import { rowProblems } from './people-list.ts'

/** Import of a list of newsletter readers. */
export const newsletterImport = {
  open: { de: 'Liste importieren', en: 'Import a list' },
  title: { de: 'Empfänger importieren', en: 'Import recipients' },
  language: { de: 'Sprache', en: 'Language' },
  languageHint: { de: 'Wo die Liste keine andere nennt', en: 'Where the list names no other' },
  legalBasis: {
    de: 'Warum dürfen diese Personen den Newsletter bekommen?',
    en: 'Why may these people be sent the newsletter?',
  },
  legalBasisHint: {
    de: `Wird als Nachweis bei jeder Adresse gespeichert, zum Beispiel „Einwilligung auf der Teilnahmeliste der Tagung vom 3. Mai 2027“. Höchstens ${longestLegalBasis.toLocaleString('de')} Zeichen.`,
    en: `Kept as proof with each address, for example ‘Consent on the list of participants of the meeting of 3 May 2027’. At most ${longestLegalBasis.toLocaleString('en')} characters.`,
  },
  lead: {
    de: 'Importierte Adressen bekommen ab der nächsten Ausgabe den Newsletter, ohne selbst zu bestätigen. Wer ihn abbestellt hat oder angehalten wurde, bleibt es.',
    en: 'Imported addresses get the newsletter from the next issue on without confirming it themselves. Whoever has unsubscribed or was stopped stays so.',
  },
  check: { de: 'Prüfen', en: 'Check' },
  unchanged: { de: 'Was nicht übernommen wird', en: 'What is not taken over' },
  line: { de: 'Zeile', en: 'Line' },
  entry: { de: 'Eintrag', en: 'Entry' },
  why: { de: 'Warum nicht', en: 'Why not' },
} as const satisfies Record<string, Bilingual<string>>

export const outcomeNames: Record<Exclude<ImportOutcome, 'added'>, Bilingual<string>> = {
  reads: { de: 'Liest schon mit', en: 'Reads it already' },
  waits: { de: 'Hat bestellt und muss noch selbst bestätigen', en: 'Has signed up and has yet to confirm' },
  stopped: { de: 'Versand ist angehalten', en: 'Sending is stopped' },
  left: { de: 'Hat den Newsletter abbestellt', en: 'Has unsubscribed' },
  ...rowProblems,
}

export function takeOver(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Adresse übernehmen' : `${n} Adressen übernehmen`,
    en: n === 1 ? 'Take over 1 address' : `Take over ${n} addresses`,
  }
}

export function importedCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Adresse liest jetzt mit' : `${n} Adressen lesen jetzt mit`,
    en: n === 1 ? '1 address reads it now' : `${n} addresses read it now`,
  }
}

export function checkedCount(n: number): Bilingual<string> {
  return {
    de: n === 0 ? 'Keine neue Adresse' : n === 1 ? '1 neue Adresse' : `${n} neue Adressen`,
    en: n === 0 ? 'No new address' : n === 1 ? '1 new address' : `${n} new addresses`,
  }
}
