import { inBoth, locales, timeZone } from '#contract/language.ts'
import { useLanguage } from '#web/language.ts'
import { DateBlock } from '#web/ui/listing/date-block.tsx'

// Created once: constructing a format costs more than formatting a page of dates.
const formats = (options: Intl.DateTimeFormatOptions) =>
  inBoth(language => new Intl.DateTimeFormat(locales[language], { ...options, timeZone }))
const weekdays = formats({ weekday: 'short' })
const days = formats({ day: 'numeric' })
const months = formats({ month: 'short' })
const years = formats({ year: 'numeric' })

/** The day an event begins, as on a wall calendar. */
export function EventDate({ start }: { start: string }) {
  const language = useLanguage()
  const moment = new Date(start)
  const day = days[language].format(moment)
  return (
    <DateBlock
      dateTime={start}
      weekday={weekdays[language].format(moment)}
      day={language === 'de' ? `${day.replace('.', '')}.` : day}
      month={months[language].format(moment)}
      year={years[language].format(moment)}
    />
  )
}
