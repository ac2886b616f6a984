import type { Bilingual } from '#contract/language.ts'

/** The call for a study, in backstage. */
export const studyCallWords = {
  title: { de: 'Freiwilligen schreiben', en: 'Write to volunteers' },
  lead: {
    de: 'Alle, die sich eingetragen haben, bekommen die Studie per E-Mail, jede und jeder in der eigenen Sprache und nur einmal. Niemand bekommt mehr als eine solche E-Mail in sieben Tagen: Was in dieser Zeit dazukommt, steht in der nächsten.',
    en: 'Everybody on the list gets the study by e-mail, in their own language and only once. Nobody gets more than one such e-mail in seven days: what is added meanwhile is part of the next one.',
  },
  notOpen: {
    de: 'Das geht, sobald die Studie sichtbar ist und Freiwillige sucht.',
    en: 'This can be done once the study is visible and looks for volunteers.',
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

/** What is asked before: `later` of them have had a letter within the last days. */
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

export function callSentTo({ told, waiting }: { told: number; waiting: number }): Bilingual<string> {
  const { de, en } = people(told + waiting)
  return {
    de: `Gesendet an ${de}${waiting > 0 ? `; ${waiting} davon warten noch auf ihre E-Mail` : ''}`,
    en: `Sent to ${en}${waiting > 0 ? `; ${waiting} of them still wait for their e-mail` : ''}`,
  }
}

export const callDone: Bilingual<string> = {
  de: 'Die E-Mails werden versandt',
  en: 'The e-mails are being sent',
}
