import { Button, Checkbox, CheckIcon, Group, Popover, Select, Stack } from '@mantine/core'
import { IconCalendar, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { lists } from '#messages/lists.ts'
import { DateInput } from '#web/dates/date-input.tsx'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import type { ListFilter } from './list-declaration.ts'
import { TypedField } from './search-field.tsx'
import type { ListQuery } from './use-list-query.ts'

interface Props {
  filter: ListFilter
  query: ListQuery
}

/** Field for one filter of a list; its value is kept in the address. */
export function FilterField({ filter, query }: Props) {
  const say = useSay()
  if (filter.is === 'text') return <TypedField name={filter.name} label={say(filter.label)} query={query} />
  if (filter.is === 'days') return <DaysFilter filter={filter} query={query} />
  return filter.is === 'several' ? (
    <SeveralFilter filter={filter} query={query} />
  ) : (
    <OneFilter filter={filter} query={query} />
  )
}

// The field shows the name of the filter before its value, as the other filters do; the options show the value
// alone. `renderOption` replaces Mantine's tick, so it is drawn here.
function OneFilter({ filter: { name, label, options = [] }, query }: Props) {
  const say = useSay()
  const choices = [{ value: '', label: say(lists.all) }, ...options]
  const chosen = choices.find(({ value }) => value === query.filter(name)) ?? choices[0]
  const nameOf = (value: string) => choices.find(choice => choice.value === value)?.label
  const width = `clamp(8rem, ${say(label).length + (chosen?.label.length ?? 0) + 2}ch + 2.5rem, 20rem)`
  return (
    <Select
      aria-label={say(label)}
      data={choices.map(choice => ({ ...choice, label: `${say(label)}: ${choice.label}` }))}
      renderOption={({ option, checked }) => (
        <>
          {checked && <CheckIcon size="0.8em" opacity={0.4} />}
          <span>{nameOf(option.value)}</span>
        </>
      )}
      value={chosen?.value ?? ''}
      onChange={value => query.set({ [name]: value || undefined })}
      allowDeselect={false}
      flex={`1 0 ${width}`}
      maw={`max(15rem, ${width})`}
    />
  )
}

function SeveralFilter({ filter: { name, label, options = [] }, query }: Props) {
  const say = useSay()
  const [value, setValue] = useOptimisticValue(query.filter(name) ?? '')
  const chosen = value === '' ? [] : value.split(',')
  const names = options.flatMap(option => (chosen.includes(option.value) ? [option.label] : []))
  const words = names.length === 0 ? say(lists.all) : names.join(', ')
  const choose = (values: string[]) => {
    setValue(values.join(','))
    query.set({ [name]: values.join(',') || undefined })
  }
  return (
    <Popover position="bottom-start" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" fw={400} maw={280} rightSection={<IconChevronDown size={16} aria-hidden />}>
          {say(label)}: {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say(label)}>
        <Checkbox.Group aria-label={say(label)} value={chosen} onChange={choose}>
          <Stack gap="xs">
            {options.map(option => (
              <Checkbox key={option.value} value={option.value} label={option.label} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}

function DaysFilter({ filter: { name, label }, query }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [from, to] = [query.filter(`${name}From`), query.filter(`${name}To`)]
  const dayOf = (day: string | undefined) =>
    day && isDay(day) ? shortDayOf(`${day}T12:00:00Z`, language) : ''
  const range = from || to ? `${dayOf(from)} – ${dayOf(to)}`.trim() : say(lists.anyTime)
  const field = (end: 'From' | 'To', value: string | undefined, limits: { min?: string; max?: string }) => (
    <DateInput
      label={say(end === 'From' ? lists.from : lists.to)}
      value={value && isDay(value) ? value : null}
      {...limits}
      onChange={day => query.set({ [`${name}${end}`]: day ?? undefined })}
    />
  )
  return (
    <Popover position="bottom-start" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" fw={400} leftSection={<IconCalendar size={16} aria-hidden />}>
          {say(label)}: {range}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say(label)}>
        <Group align="end" gap="sm">
          {field('From', from, to ? { max: to } : {})}
          {field('To', to, from ? { min: from } : {})}
          <Button
            variant="subtle"
            onClick={() => query.set({ [`${name}From`]: undefined, [`${name}To`]: undefined })}
          >
            {say(lists.clear)}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}

/**
 * Holds a value of the address that is shown immediately when it is changed, because the address follows
 * later.
 */
function useOptimisticValue(now: string): [string, (next: string) => void] {
  const [wish, setWish] = useState({ now, next: now })
  return [wish.now === now ? wish.next : now, next => setWish({ now, next })]
}

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(text)) && /^\d{4}-\d\d-\d\d$/.test(text)
}
