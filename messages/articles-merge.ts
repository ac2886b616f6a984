import type { Bilingual } from '#contract/language.ts'

/** Two entries of one publication, side by side. */
export const articlesMerge = {
  open: { de: 'Nebeneinander ansehen und zusammenführen', en: 'Compare and merge' },
  merge: { de: 'Zusammenführen', en: 'Merge' },
  choose: {
    de: 'Bitte wählen Sie genau zwei Einträge.',
    en: 'Please select exactly two entries.',
  },
  lead: {
    de: 'Aus zwei Einträgen wird einer. Wählen Sie bei jeder Angabe, die verschieden ist, welche bleiben soll.',
    en: 'Two entries become one. Choose for each detail that differs which one is to stay.',
  },
  stays: { de: 'Dieser Eintrag bleibt', en: 'This entry stays' },
  goes: { de: 'Dieser Eintrag kommt in den Papierkorb', en: 'This entry goes to the trash' },
  swap: { de: 'Diesen behalten', en: 'Keep this one' },
  hidden: { de: 'Verborgen', en: 'Hidden' },
  visible: { de: 'Sichtbar', en: 'Visible' },
  follows: {
    de: 'Die Adresse des anderen Eintrags führt danach hierher. Was über Autorinnen und Autoren entschieden wurde, gilt weiter.',
    en: 'The address of the other entry leads here afterwards. What was decided about authors remains valid.',
  },
  nothing: { de: 'nichts', en: 'nothing' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  difference: { de: 'Was daran verschieden ist', en: 'What differs' },
  merged: { de: 'Zusammengeführt', en: 'Merged' },
  takenBack: { de: 'Es sind wieder zwei Einträge', en: 'There are two entries again' },
  inTrash: {
    de: 'Einer der beiden Einträge liegt im Papierkorb.',
    en: 'One of the two entries lies in the trash.',
  },
  toArticles: { de: 'Zu den Artikeln', en: 'To the articles' },
} as const satisfies Record<string, Bilingual<string>>

/** Numbers of authors with an ORCID and with an affiliation. */
export function detailsCount(orcids: number, placed: number): Bilingual<string> {
  return {
    de: `${orcids} mit ORCID, ${placed} mit Einrichtung`,
    en: `${orcids} with an ORCID, ${placed} with an affiliation`,
  }
}

export function sameCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 weitere Angabe ist in beiden gleich.' : `${n} weitere Angaben sind in beiden gleich.`,
    en: n === 1 ? '1 other detail is the same in both.' : `${n} other details are the same in both.`,
  }
}
