import { lifeDays } from './lives.ts'
import type { Retention } from './retention.ts'

/** Data kept so that people can see and delete their own data, and traces of deleted data. */
export const requests = {
  dataRequest: {
    what: {
      de: 'Anfragen, was wir über Sie speichern (E-Mail-Adresse, Sprache, Zeitpunkt; bei Briefen und Anrufen auch, wer sie eingetragen hat)',
      en: 'Requests for what we keep about you (e-mail address, language, time; of letters and calls also who entered them)',
    },
    purpose: {
      de: 'Ihnen Auskunft geben und auf Wunsch löschen',
      en: 'To answer you, and to delete what you wish',
    },
    period: {
      de: '1 Tag; bei Briefen und Anrufen bis zur Antwort, längstens 3 Monate. Danach nur Zahlen je Monat, 3 Jahre lang',
      en: '1 day; of letters and calls until they are answered, 3 months at most. After that numbers for each month alone, for 3 years',
    },
    days: lifeDays.dataRequest,
  },
  erasureMark: {
    what: {
      de: 'Prüfwerte gelöschter Angaben (ohne die Angaben selbst)',
      en: 'Fingerprints of what was deleted (without the details themselves)',
    },
    purpose: {
      de: 'Gelöschtes erneut löschen, wenn eine Sicherungskopie zurückgespielt wird',
      en: 'To delete it once more when a backup is restored',
    },
    period: { de: '400 Tage nach dem Löschen', en: '400 days after it was deleted' },
    days: 400,
  },
} as const satisfies Record<string, Retention>
