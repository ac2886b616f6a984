import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import type { ListQuery } from './use-list-query.ts'

const pause = 250 // ms between two keys of somebody who types

/** The words looked for: in the address a moment after they are typed. */
export function SearchField({ query }: { query: ListQuery }) {
  const say = useSay()
  const [typed, setTyped] = useState(query.q)
  const sent = useRef(query.q)
  const search = useDebouncedCallback((q: string) => {
    sent.current = q.trim()
    query.set({ q: q.trim() })
  }, pause)
  // A saved view or a reset brings other words; what is being typed stays.
  useEffect(() => {
    if (query.q === sent.current) return
    sent.current = query.q
    setTyped(query.q)
  }, [query.q])
  return (
    <TextInput
      aria-label={say(records.search)}
      placeholder={say(records.search)}
      leftSection={<IconSearch size={18} aria-hidden />}
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
