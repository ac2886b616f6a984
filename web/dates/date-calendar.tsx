import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/de'
import 'dayjs/locale/en-gb'
import { type CalendarAriaLabels, DatePicker } from '@mantine/dates'
import { dateInput as words } from '#messages/date-input.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'

interface Props {
  day: string | null
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/** A calendar of one month, starting on Monday, in the language of the page. */
export default function DateCalendar({ day, min, max, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const ariaLabels: CalendarAriaLabels = {
    nextMonth: say(words.nextMonth),
    previousMonth: say(words.previousMonth),
    nextYear: say(words.nextYear),
    previousYear: say(words.previousYear),
    nextDecade: say(words.nextDecade),
    previousDecade: say(words.previousDecade),
  }
  return (
    <DatePicker
      value={day}
      {...(day && { defaultDate: day })}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      locale={language === 'de' ? 'de' : 'en-gb'}
      ariaLabels={ariaLabels}
      getDayProps={shown => ({ 'aria-label': dayOf(`${shown}T12:00:00Z`, language) })}
      // No weekend colour: red days are hard to read, and no day is forbidden.
      weekendDays={[]}
      onChange={chosen => chosen && onChoose(chosen)}
    />
  )
}
