import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { dateInput as words } from '#messages/date-input.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { readDate, usualTime, writtenDate } from './typed-date.ts'

const DateCalendar = lazy(() => import('./date-calendar.tsx'))

interface Props extends Pick<TextInputProps, 'id' | 'label' | 'description' | 'error' | 'mb'> {
  /** `2027-12-24`, or with a time `2027-12-24T18:00`; null: empty. */
  value: string | null
  withTime?: boolean
  /** Whether the date is an end: a day without a time then ends at 23:59. */
  isEnd?: boolean
  /** Earliest and latest day in the calendar, without a time. */
  min?: string | undefined
  max?: string | undefined
  /** Called with null while the text is not a date; the form must then refuse to save (`unreadableIn`). */
  onChange: (value: string | null) => void
}

/**
 * Input for a day, or a day and a time, typed in the format of the page's language or chosen from a calendar.
 */
export function DateInput(props: Props) {
  const { value, withTime = false, isEnd = false, min, max, onChange, error, ...input } = props
  const say = useSay()
  const language = useLanguage()
  const own = useId()
  const id = input.id ?? own
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null)
  const [isProblemShown, setProblemShown] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Keeps the typed text until the value is changed from elsewhere.
  const text = typed?.value === value ? typed.text : writtenDate(value, language)
  const isReadable = text.trim() === '' || readDate(text, withTime, isEnd) !== null
  const problem = isReadable ? '' : say(withTime ? words.badMoment : words.badDay)
  useEffect(() => field.current?.setCustomValidity(problem), [problem])
  const type = (next: string) => {
    const read = readDate(next, withTime, isEnd)
    setTyped({ text: next, value: read })
    setProblemShown(false)
    if (read !== value) onChange(read)
  }
  const leave = () => {
    setProblemShown(true)
    if (isReadable) setTyped(null)
  }
  return (
    <TextInput
      {...input}
      id={id}
      inputMode="numeric"
      autoComplete="off"
      placeholder={say(withTime ? words.moment : words.day)}
      ref={field}
      error={(isProblemShown && problem) || error}
      value={text}
      onChange={event => type(event.currentTarget.value)}
      onBlur={leave}
      onInvalid={event => {
        event.preventDefault() // the error is shown below the field instead of the browser's message
        setProblemShown(true)
      }}
      // The calendar is attached to the field and must cover all fields below it.
      rightSectionProps={isOpen ? { style: { zIndex: 'var(--mantine-z-index-popover)' } } : {}}
      rightSection={
        <CalendarButton
          labelId={`${id}-label`}
          day={value?.slice(0, 10) ?? null}
          {...{ min, max, isOpen, setOpen }}
          onChoose={day => {
            setTyped(null)
            onChange(withTime ? `${day}T${value?.slice(11) || usualTime[isEnd ? 'ends' : 'begins']}` : day)
          }}
        />
      }
    />
  )
}

interface ButtonProps {
  labelId: string
  day: string | null
  min: string | undefined
  max: string | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onChoose: (day: string) => void
}

function CalendarButton({ labelId, isOpen, setOpen, onChoose, ...days }: ButtonProps) {
  const say = useSay()
  return (
    // Rendered without a portal: in a portal, a press on the calendar would count as outside of a popover
    // that contains this field.
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={say(words.open)}
          aria-describedby={labelId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={say(words.calendar)}>
        <Suspense fallback={null}>
          <DateCalendar
            {...days}
            onChoose={day => {
              setOpen(false)
              onChoose(day)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
