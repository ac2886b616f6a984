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
