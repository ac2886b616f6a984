import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import type { ListQuery } from './use-list-query.ts'

const pause = 250 // ms between two keys of somebody who types

/** The words looked for. */
export function SearchField({ query }: { query: ListQuery }) {
  const label = useSay()(records.search)
  return (
    <TypedField name="q" label={label} query={query} icon={<IconSearch size={18} aria-hidden />} isFirst />
  )
}

interface Props {
  /** Of the filter in the address. */
  name: string
  label: string
  query: ListQuery
  icon?: ReactNode
  /** In a dialog it has the focus. */
  isFirst?: boolean
}

/** A text that narrows a list: in the address a moment after it is typed. */
export function TypedField({ name, label, query, icon, isFirst = false }: Props) {
  const now = query.filter(name) ?? ''
  const [typed, setTyped] = useState(now)
  const sent = useRef(now)
  const search = useDebouncedCallback((text: string) => {
    sent.current = text.trim()
    query.set({ [name]: text.trim() })
  }, pause)
  // A saved view or a reset brings other words; what is being typed stays.
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
