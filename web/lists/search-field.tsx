import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import type { ListQuery } from './use-list-query.ts'

const pause = 250 // ms without a keystroke before the search starts

/** Search field of a list. */
export function SearchField({ query }: { query: ListQuery }) {
  const label = useSay()(records.search)
  return (
    <TypedField name="q" label={label} query={query} icon={<IconSearch size={18} aria-hidden />} isFirst />
  )
}

interface Props {
  /** Name of the filter in the address. */
  name: string
  label: string
  query: ListQuery
  icon?: ReactNode
  /** Whether the field gets the focus when its dialog opens. */
  isFirst?: boolean
}

/** A text filter of a list, written to the address shortly after it is typed. */
export function TypedField({ name, label, query, icon, isFirst = false }: Props) {
  const now = query.filter(name) ?? ''
  const [typed, setTyped] = useState(now)
  const sent = useRef(now)
  const search = useDebouncedCallback((text: string) => {
    sent.current = text.trim()
    query.set({ [name]: text.trim() })
  }, pause)
  // Takes over a value from a saved view or a reset, but never overwrites text being typed.
  useEffect(() => {
    if (now === sent.current) return
    sent.current = now
    setTyped(now)
  }, [now])
  return (
    <TextInput
      data-autofocus={isFirst || undefined}
      aria-label={label}
      placeholder={label}
      leftSection={icon}
      value={typed}
      maxLength={200}
      onChange={event => {
        setTyped(event.currentTarget.value)
        search(event.currentTarget.value)
      }}
      w={{ base: '100%', xs: 240 }}
    />
  )
}
