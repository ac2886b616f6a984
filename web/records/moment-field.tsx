import { DateInput } from '#web/dates/date-input.tsx'
import { berlinClock, momentInBerlin } from './berlin-time.ts'
import { useField } from './fields.tsx'

interface Props {
  /** Its place in the record, such as `registration.start`. */
  name: string
  label: string
  description?: string
  value: string | null
  onChange: (moment: string | null) => void
}

/** A day and a time, by the clock in Berlin. */
export function MomentField({ name, label, description, value, onChange }: Props) {
  const field = useField()
  return (
    <DateInput
      {...field(name)}
      withTime
      label={label}
      description={description}
      value={berlinClock(value) || null}
      onChange={clock => onChange(momentInBerlin(clock ?? ''))}
      mb="sm"
    />
  )
}
