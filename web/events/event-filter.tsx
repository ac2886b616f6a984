import { type Asked, eventKinds } from '#contract/events/overview.ts'
import { locales } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { eventsOverview as say } from '#messages/events-overview.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import { FilterSelect } from '#web/ui/listing/filter-fields.tsx'
import styles from './event-filter.module.css'

interface Props {
  asked: Asked
  /** Years with events, latest first. */
  years: readonly string[]
  /** Months with events, from 1. */
  months: readonly number[]
}

/** A plain GET form, so that each selection has its own address. */
export function EventFilter({ asked, years, months }: Props) {
  const words = useSay()
  const language = useLanguage()
  const kinds = words(say.kinds)
  const monthNames = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return (
    <search aria-label={words(say.filter)}>
      <form
        key={JSON.stringify(asked)}
        action={addressOf('events', language)}
        method="get"
        className={styles.filter}
      >
        <FilterSelect
          name="kind"
          label={words(say.kind)}
          all={kinds.all}
          value={asked.kind}
          choices={eventKinds.map(kind => ({ value: kind, label: kinds[kind] }))}
        />
        <FilterSelect
          name="year"
          label={words(say.year)}
          all={words(say.all)}
          value={asked.year}
          choices={years.map(year => ({ value: year, label: year }))}
        />
        <FilterSelect
          name="month"
          label={words(say.month)}
          all={words(say.all)}
          value={asked.month}
          choices={months.map(month => ({
            value: String(month),
            label: monthNames.format(Date.UTC(2000, month - 1)),
          }))}
        />
        <FilterSelect
          name="registration"
          label={words(say.registration)}
          all={words(say.all)}
          value={asked.registration}
          choices={[{ value: '1', label: words(say.withRegistration) }]}
        />
        <Button type="submit">{words(say.apply)}</Button>
      </form>
    </search>
  )
}
