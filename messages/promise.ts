import type { Bilingual } from '#contract/language.ts'

export const overdueRows = (rows: number): Bilingual<string> => ({
  de: `Einträge über ihrer Frist: ${rows}`,
  en: `Rows past their period: ${rows}`,
})

/** `moment`: the formatted time of the last run, or null if it never ran. */
export const lastRanAt = (moment: string | null): Bilingual<string> => ({
  de: moment
    ? `Zuletzt gelöscht: ${moment}.`
    : 'Es wurde noch nicht gelöscht; der erste Lauf kommt in der Nacht.',
  en: moment ? `Last ran: ${moment}.` : 'Nothing has been deleted yet; the first run comes at night.',
})
