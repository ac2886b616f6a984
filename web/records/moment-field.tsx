import type { KeyboardEvent } from 'react'
import { endsNextDay } from '#messages/date-input.ts'
import { DateInput } from '#web/dates/date-input.tsx'
import { useSay } from '#web/language.ts'
import { berlinClock, momentInBerlin } from './berlin-time.ts'
import { useField } from './fields.tsx'
import { isOnNextDay, meantEnd } from './overnight.ts'

interface Props {
  /** Path of the field in the record, such as `registration.start`. */
  name: string
  label: string
  description?: string
  /** Whether the moment is an end: a day without a time then means 23:59. */
  isEnd?: boolean
  /** Begin of an event that lasts hours: an earlier time on the same day is moved to the next day. */
  begins?: string | null
  value: string | null
  onChange: (moment: string | null) => void
}

/** A field for a day and a time in Berlin. */
export function MomentField(props: Props) {
  const { name, label, description, isEnd = false, begins = null, value, onChange } = props
  const say = useSay()
  const field = useField()
  // Not on each key press: an incomplete time may be an earlier one.
  const settle = () => {
    const meant = meantEnd(begins, value)
    if (meant !== value) onChange(meant)
  }
  const settleBeforeSave = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') settle()
  }
  const about = isOnNextDay(begins, value) ? say(endsNextDay) : description
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it hears keys and the focus leaving
    <div onBlur={settle} onKeyDown={settleBeforeSave}>
      <DateInput
        {...field(name)}
        withTime
        isEnd={isEnd}
        label={label}
        description={about}
        value={berlinClock(value) || null}
        onChange={clock => onChange(momentInBerlin(clock ?? ''))}
        mb="sm"
      />
    </div>
  )
}
