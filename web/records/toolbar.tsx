import { Button, Group, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconArrowLeft, IconSearch, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import type { ListQuery } from '#web/ui/backstage/use-list-query.ts'

const pause = 250 // ms between two keys of somebody who types

/** Search, state and trash of any list of records; an area adds its own filters. */
export function RecordToolbar({ query, children }: { query: ListQuery; children?: ReactNode }) {
  const say = useSay()
  const [typed, setTyped] = useState(query.q)
  const search = useDebouncedCallback((q: string) => query.set({ q }), pause)
  const states = Object.entries(say(records.states)).map(([value, label]) => ({ value, label }))
  const isTrash = query.filter('trash') === '1'
  return (
    <Group gap="sm" align="end" role="search">
      <TextInput
        aria-label={say(records.search)}
        placeholder={say(records.search)}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={event => {
          setTyped(event.currentTarget.value)
          search(event.currentTarget.value)
        }}
        w={{ base: '100%', xs: 260 }}
      />
      {!isTrash && (
        <Select
          aria-label={say(records.state)}
          data={states}
          value={query.filter('state') ?? 'all'}
          onChange={state => query.set({ state: state === 'all' ? undefined : (state ?? undefined) })}
          allowDeselect={false}
          w={220}
        />
      )}
      {!isTrash && children}
      <Button
        variant="default"
        ms="auto"
        leftSection={isTrash ? <IconArrowLeft size={18} aria-hidden /> : <IconTrash size={18} aria-hidden />}
        onClick={() => query.set({ trash: isTrash ? undefined : '1', state: undefined })}
      >
        {say(isTrash ? records.leaveTrash : records.trash)}
      </Button>
    </Group>
  )
}
