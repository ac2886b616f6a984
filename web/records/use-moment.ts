import { locales, timeZone } from '#contract/language.ts'
import { useLanguage } from '#web/language.ts'

/** „12. März 2027, 17:00“, “12 March 2027 at 17:00”. */
export function useMomentOf(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  return moment => format.format(new Date(moment))
}

/** „12. Nov. 2027, 17:00“, “12 Nov 2027, 17:00”: for tables, in which each stays on one line. */
export function useShortMomentOf(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], {
    ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
    timeZone,
  })
  return moment => format.format(new Date(moment)).replaceAll(' ', '\u00a0')
}
