import type { Bilingual, Language } from '#contract/language.ts'
import type { CallNeed } from '#contract/studies/study-call.ts'

/** The call for a study, in backstage. */
export const studyCallWords = {
  title: { de: 'Freiwilligen schreiben', en: 'Write to volunteers' },
  lead: {
    de: 'Sie schreiben fünf Personen für jeden freien Platz, zuerst denen, deren letzte E-Mail am längsten her ist. Sind danach noch Plätze frei, schreiben Sie den nächsten. Niemand bekommt eine Studie zweimal oder mehr als eine solche E-Mail in sieben Tagen: Was in dieser Zeit dazukommt, steht in der nächsten.',
    en: 'You write to five people for each free place, first to those whose last e-mail is the oldest. If places are still free afterwards, you write to the next ones. Nobody gets a study twice, or more than one such e-mail in seven days: what is added meanwhile is part of the next one.',
  },
  notOpen: {
    de: 'Das geht, sobald die Studie sichtbar ist und Freiwillige sucht.',
    en: 'This can be done once the study is visible and looks for volunteers.',
  },
  full: {
    de: 'Kein Platz ist frei.',
    en: 'No place is free.',
  },
  unsaved: { de: 'Speichern Sie zuerst, was Sie geändert haben.', en: 'Save your changes first.' },
  nobody: {
    de: 'Niemand steht auf der Liste, der sie noch nicht kennt.',
    en: 'Nobody on the list has yet to hear of it.',
  },
  send: { de: 'Freiwilligen schreiben …', en: 'Write to volunteers …' },
  yes: { de: 'Senden', en: 'Send' },
} as const satisfies Record<string, Bilingual<string>>

const people = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 Person' : `${n} Personen`,
  en: n === 1 ? '1 person' : `${n} people`,
})

export function callGoesTo(n: number): Bilingual<string> {
  return { de: `Geht an ${people(n).de}`, en: `Goes to ${people(n).en}` }
}

export function callQuestion(n: number): Bilingual<string> {
  return { de: `An ${people(n).de} senden?`, en: `Send to ${people(n).en}?` }
}

/**
 * Question before sending; `later` of the volunteers had a letter within the last days and get it with the
 * next one.
 */
export function callLead(later: number): Bilingual<string> {
  return later === 0
    ? {
        de: 'Das lässt sich nicht zurücknehmen. Adressen sehen Sie dabei nicht.',
        en: 'This cannot be taken back. You do not see any addresses.',
      }
    : {
        de: `${people(later).de} davon hatten in den letzten sieben Tagen eine E-Mail über Studien und bekommen sie mit der nächsten. Das lässt sich nicht zurücknehmen.`,
        en: `${people(later).en} of them had an e-mail about studies within the last seven days, and get it with the next one. This cannot be taken back.`,
      }
}

interface Sent {
  told: number
  waiting: number
  gone: number
  answered: number
}

/**
 * Returns how many volunteers a call went to, including those who have left since, and how many report that
 * they have answered.
 */
export function callSentTo({ told, waiting, gone, answered }: Sent): Bilingual<string> {
  const { de, en } = people(told + waiting + gone)
  const further = {
    de: [
      ...(waiting ? [`${waiting} davon warten noch auf ihre E-Mail`] : []),
      ...(gone ? [goneOf(gone).de] : []),
      ...(answered ? [answeredBy(answered).de] : []),
    ],
    en: [
      ...(waiting ? [`${waiting} of them still wait for their e-mail`] : []),
      ...(gone ? [goneOf(gone).en] : []),
      ...(answered ? [answeredBy(answered).en] : []),
    ],
  }
  return {
    de: [`Gesendet an ${de}`, ...further.de].join('; '),
    en: [`Sent to ${en}`, ...further.en].join('; '),
  }
}

const goneOf = (gone: number): Bilingual<string> => ({
  de: `${gone} davon ${gone === 1 ? 'ist' : 'sind'} nicht mehr eingetragen`,
  en: `${gone} of them ${gone === 1 ? 'is' : 'are'} not on the list any more`,
})

const answeredBy = (answered: number): Bilingual<string> => ({
  de: `${answered} ${answered === 1 ? 'hat' : 'haben'} sich nach eigener Angabe gemeldet`,
  en: `${answered} ${answered === 1 ? 'says that they have' : 'say that they have'} been in touch`,
})

/** Names what is missing before volunteers can be written to. */
export function callLacks(lacks: readonly CallNeed[]): Bilingual<string> {
  const names = (language: Language) => lacks.map(name => needNames[name][language]).join(', ')
  return {
    de: `Vorher fehlt noch: ${names('de')}`,
    en: `Still missing before that: ${names('en')}`,
  }
}

const needNames: Record<CallNeed, Bilingual<string>> = {
  title: { de: 'ein Titel in beiden Sprachen', en: 'a title in both languages' },
  ethicsNumber: { de: 'die Nummer des Ethikvotums', en: 'the number of the ethics approval' },
  contact: { de: 'die Ansprechperson', en: 'the contact' },
  seeksUntil: { de: 'bis wann sie sucht', en: 'until when it looks' },
  places: { de: 'wie viele Personen sie sucht', en: 'how many people it looks for' },
}

export const callDone: Bilingual<string> = {
  de: 'Die E-Mails werden versandt',
  en: 'The e-mails are being sent',
}
