import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inLanguage } from '#contract/language.ts'
import {
  type IssuePart,
  isRecord,
  mostParts,
  partKinds,
  type RecordPart,
} from '#contract/newsletter/parts.ts'
import { partKindNames, newsletterParts as words } from '#messages/newsletter-parts.ts'
import { mostRows } from '#messages/rows.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'

interface Props {
  taken: readonly IssuePart[]
  onChoose: (part: RecordPart) => void
}

/** Adds a record to an issue, found by its title or name. */
export function PartChoice({ taken, onChoose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 200)
  const found = useQuery({
    queryKey: ['newsletter', 'part choice', q],
    queryFn: () => client.site.linkTargets({ ...(q && { q }) }),
    placeholderData: before => before,
  }).data?.rows
  const isTaken = (kind: string, id: number) =>
    taken.some(part => isRecord(part) && part.kind === kind && part.id === id)
  const groups = partKinds.map(kind => ({
    group: say(partKindNames[kind]),
    items: (found ?? [])
      .filter(row => row.kind === kind && !isTaken(kind, row.id))
      .map(({ id, title }) => ({ value: `${kind} ${id}`, label: inLanguage(title, language).value })),
  }))
  const isFull = taken.length >= mostParts
  return (
    <Select
      label={say(words.add)}
      description={say(isFull ? mostRows(mostParts) : words.addHint)}
      disabled={isFull}
      searchable
      nothingFoundMessage={say(words.none)}
      // The server has already filtered them, with its tolerant spelling.
      filter={({ options }) => options}
      data={groups.filter(({ items }) => items.length > 0)}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={chosen => {
        const [name, id] = (chosen ?? '').split(' ')
        const kind = partKinds.find(one => one === name)
        if (kind) onChoose({ kind, id: Number(id) })
        setTyped('')
      }}
    />
  )
}
