import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formerMember, peopleChoice as words } from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'

interface Props {
  id?: string
  name?: string
  error?: string | undefined
  label: string
  description?: string
  value: number | null
  onChange: (id: number | null) => void
}

/** A select field for a person of the institute, searched by name. */
export function PersonField({ id, name, error, label, description, value, onChange }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 200)
  const chosen = useQuery({
    queryKey: ['people', 'choice', value],
    queryFn: () => client.people.backstage.choose({ id: value ?? 0 }),
    enabled: value !== null,
  }).data?.rows
  const found = useQuery({
    queryKey: ['people', 'choices', q],
    queryFn: () => client.people.backstage.choose({ q }),
    placeholderData: before => before,
  })
  const rows = new Map([...(chosen ?? []), ...(found.data?.rows ?? [])].map(row => [row.id, row]))
  return (
    <Select
      id={id}
      name={name}
      error={error ?? (found.error && textOf(found.error))}
      label={label}
      description={description}
      searchable
      clearable
      mb="sm"
      placeholder={say(words.nobody)}
      nothingFoundMessage={say(words.none)}
      // The server filters, tolerating spelling variants.
      filter={({ options }) => options}
      data={[...rows.values()].map(row => ({
        value: String(row.id),
        label: row.isFormer ? say(formerMember(row.name)) : row.name,
      }))}
      value={value === null ? null : String(value)}
      onChange={chosenId => onChange(chosenId ? Number(chosenId) : null)}
      onSearchChange={setTyped}
    />
  )
}
