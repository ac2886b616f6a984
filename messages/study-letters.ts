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
