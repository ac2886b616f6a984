import { Stack, Tabs, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type LookupKind, lookupKinds } from '#contract/people/lookup-kinds.ts'
import { lookupNames, roleWords, lookupWords as words } from '#messages/people-lists.ts'
import { wordsRemoved } from '#messages/words.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { ExportMenu } from '#web/lists/export-menu.tsx'
import { KeptFocus } from '#web/lists/kept-focus.tsx'
import { moved } from '#web/records/row-ids.ts'
import { RowList } from '#web/records/row-list.tsx'
import { useRemoval } from '#web/records/use-removal.ts'
import { NewWord, nameIn, OrderedWordRow } from '#web/records/word-row.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

const calls = client.people.backstage.lookups
type Row = Awaited<ReturnType<typeof calls.list>>['rows'][number]

/**
 * Editor of the word lists that describe people: entries can be renamed, sorted, merged, and deleted if
 * unused.
 */
export default function LookupsScreen() {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const kind = kindNamed(query.get('list'))
  return (
    <Stack gap="md">
      <ScreenHead title={say(words.title)}>
        <ExportMenu list="people.backstage.lookups.list" asked={{ kind }} isDisabled={false} />
      </ScreenHead>
      <Text maw="68ch">{say(words.lead)}</Text>
      <Tabs value={kind} onChange={next => setQuery({ list: next ?? 'title' }, { replace: true })}>
        <Tabs.List aria-label={say(words.list)}>
          {lookupKinds.map(one => (
            <Tabs.Tab key={one} value={one}>
              {say(lookupNames[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {lookupKinds.map(one => (
          <Tabs.Panel key={one} value={one} pt="md">
            {one === kind && <Words kind={one} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  )
}

function kindNamed(name: string | null): LookupKind {
  return lookupKinds.find(one => one === name) ?? 'title'
}

function Words({ kind }: { kind: LookupKind }) {
  const say = useSay()
  const language = useLanguage()
  const queries = useQueryClient()
  const list = useQuery({ queryKey: ['people', 'lookups', kind], queryFn: () => calls.list({ kind }) })
  const save = (work: () => Promise<unknown>) =>
    work().finally(() => void queries.invalidateQueries({ queryKey: ['people'] }))
  const act = async (work: () => Promise<unknown>) => {
    await save(work).catch(error => toast.failed(textOf(error)))
  }
  const remove = useRemoval(() => queries.invalidateQueries({ queryKey: ['people'] }))
  const removalOf = (rows: Row[], row: Row) => ({
    message: wordsRemoved(nameIn(row, language)),
    remove: () => calls.remove({ id: row.id }),
    restore: async () => {
      await calls.create({ kind, label: row.label })
      const ids = (await calls.list({ kind })).rows.map(({ id }) => id)
      return calls.order({ kind, ids: moved(ids, ids.length - 1, rows.indexOf(row)) })
    },
  })
  const move = (rows: Row[], id: string, to: number) => {
    const next = moved(
      rows,
      rows.findIndex(row => String(row.id) === id),
      to,
    )
    // Optimistic update: the row is shown at its new place before the server confirms it.
    queries.setQueryData(['people', 'lookups', kind], { rows: next })
    return act(() => calls.order({ kind, ids: next.map(row => row.id) }))
  }
  return (
    <KeptFocus>
      <QueryState query={list} texts={useQueryTexts()}>
        {({ rows }) => (
          <Stack gap="sm">
            {rows.length === 0 && <Text c="dimmed">{say(words.empty)}</Text>}
            <RowList
              ids={rows.map(({ id }) => String(id))}
              nameOf={place => (rows[place] ? nameIn(rows[place], language) : '')}
              onMove={(id, to) => void move(rows, id, to)}
            >
              {rows.map(row => (
                <OrderedWordRow
                  key={row.id}
                  row={row}
                  others={rows.filter(({ id }) => id !== row.id)}
                  usedBy={roleWords.usedBy}
                  onRename={label => save(() => calls.change({ id: row.id, label }))}
                  onMerge={into => save(() => calls.merge({ id: row.id, into }))}
                  onRemove={row.usedBy > 0 ? null : () => remove(removalOf(rows, row))}
                />
              ))}
            </RowList>
            <NewWord isOrdered onAdd={label => save(() => calls.create({ kind, label }))} />
          </Stack>
        )}
      </QueryState>
    </KeptFocus>
  )
}
