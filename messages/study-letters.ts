import type { Bilingual } from '#contract/language.ts'

/** The letter to volunteers about studies. */
export const studyLetter = {
  greeting: { de: 'Guten Tag,', en: 'Hello,' },
  one: {
    de: 'eine unserer Studien sucht Freiwillige:',
    en: 'One of our studies is looking for volunteers:',
  },
  several: {
    de: 'einige unserer Studien suchen Freiwillige:',
    en: 'Some of our studies are looking for volunteers:',
  },
  button: { de: 'Zur Studie', en: 'To the study' },
  free: {
    de: 'Möchten Sie teilnehmen, oder haben Sie Fragen? Dann schreiben Sie der Ansprechperson der Studie oder rufen Sie sie an. Sie verpflichten sich damit zu nichts.',
    en: 'Would you like to take part, or do you have questions? Then write to the contact of the study, or call them. That commits you to nothing.',
  },
} as const satisfies Record<string, Bilingual<string>>

export function studyLetterSubject(titles: readonly string[]): Bilingual<string> {
  const [title = ''] = titles
  return titles.length === 1
    ? { de: `Studie sucht Freiwillige: ${title}`, en: `Study looking for volunteers: ${title}` }
    : {
        de: `${titles.length} Studien suchen Freiwillige`,
        en: `${titles.length} studies are looking for volunteers`,
      }
}

/** Weekly letter to the contact of a study whose call has been sent. */
export const studyContactLetter = {
  subject: (title: string): Bilingual<string> => ({
    de: `Freiwillige für Ihre Studie: ${title}`,
    en: `Volunteers for your study: ${title}`,
  }),
  why: {
    de: 'Sie erhalten diese E-Mail, weil Sie als Ansprechperson dieser Studie eingetragen sind.',
    en: 'You are receiving this e-mail because you are named as the contact of this study.',
  },
  greeting: { de: 'Guten Tag,', en: 'Hello,' },
  what: {
    de: 'wir haben Freiwillige per E-Mail auf Ihre Studie hingewiesen. Wer sie sind, weiß nur die Website; wer teilnehmen möchte, meldet sich bei Ihnen.',
    en: 'We have written to volunteers about your study. Only the website knows who they are; whoever would like to take part will contact you.',
  },
  askedNow: { de: 'Seit der letzten Nachricht angeschrieben', en: 'Written to since the last message' },
  asked: { de: 'Insgesamt angeschrieben', en: 'Written to in all' },
  waiting: { de: 'Warten noch auf die E-Mail', en: 'Still wait for the e-mail' },
  gone: { de: 'Nicht mehr eingetragen', en: 'Not on the list any more' },
  answered: { de: 'Haben sich nach eigener Angabe gemeldet', en: 'Say that they have been in touch' },
  free: { de: 'Freie Plätze', en: 'Free places' },
  until: { de: 'Sucht bis', en: 'Looking until' },
  enough: {
    de: 'Haben Sie genug Freiwillige gefunden, oder sind Plätze vergeben? Dann antworten Sie bitte auf diese E-Mail. Sonst schreiben wir weitere Personen an.',
    en: 'Have you found enough volunteers, or are places taken? Then please reply to this e-mail. Otherwise we will write to more people.',
  },
} as const
