import { Stack, Switch, Tabs, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { mayDo } from '#contract/permissions.ts'
import { type LabelList, labelLists, mayEditLabels, type UsedLabel } from '#contract/site/labels.ts'
import { backstage } from '#messages/backstage.ts'
import { labels, labelUsedBy, labelLists as names, removeQuestion } from '#messages/labels.ts'
import { wordsRemoved } from '#messages/words.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { ExportMenu } from '#web/lists/export-menu.tsx'
import { KeptFocus } from '#web/lists/kept-focus.tsx'
import { useRemoval } from '#web/records/use-removal.ts'
import { NewWord, nameIn, WordRow } from '#web/records/word-row.tsx'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { useUser } from '#web/shell/signed-in.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { LabelUses } from './label-uses.tsx'

const calls = client.site.labels

/** Translates, renames, merges and deletes tags and categories. */
export default function LabelsScreen() {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const flags = useUser().flags
  const lists = labelLists.filter(one => mayDo(mayEditLabels[one], flags))
  const list = lists.find(one => one === query.get('list')) ?? lists[0] ?? 'tag'
  return (
    <Stack gap="md">
      <ScreenHead title={say(labels.title)}>
        <ExportMenu list="site.labels.list" asked={{ list }} isDisabled={false} />
      </ScreenHead>
      <Text maw="68ch">{say(labels.lead)}</Text>
      <Tabs value={list} onChange={next => setQuery({ list: next ?? list }, { replace: true })}>
        <Tabs.List aria-label={say(labels.list)}>
          {lists.map(one => (
            <Tabs.Tab key={one} value={one}>
              {say(names[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {lists.map(one => (
          <Tabs.Panel key={one} value={one} pt="md">
            {one === list && <Labels list={one} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  )
}

function Labels({ list }: { list: LabelList }) {
  const say = useSay()
  const queries = useQueryClient()
  const [isNarrowed, setNarrowed] = useState(false)
  const found = useQuery({ queryKey: ['labels', list], queryFn: () => calls.list({ list }) })
  const save = (work: () => Promise<unknown>) => work().finally(() => void queries.invalidateQueries())
  const remove = useRemovalFrom(list, save)
  return (
    <KeptFocus>
      <QueryState query={found} texts={useQueryTexts()}>
        {({ rows }) => {
          const shown = isNarrowed ? rows.filter(({ label }) => label.en === '') : rows
          return (
            <Stack gap="sm">
              <Switch
                label={say(labels.onlyUntranslated)}
                checked={isNarrowed}
                onChange={event => setNarrowed(event.currentTarget.checked)}
              />
              {shown.length === 0 && (
                <Text c="dimmed">{say(rows.length ? labels.allTranslated : labels.empty)}</Text>
              )}
              {shown.map(row => (
                <WordRow
                  key={row.id}
                  row={row}
                  others={rows.filter(({ id }) => id !== row.id)}
                  usedBy={labelUsedBy}
                  uses={row.usedBy > 0 && <LabelUses list={list} row={row} />}
                  onRename={label => save(() => calls.change({ list, id: row.id, label }))}
                  onMerge={into => save(() => calls.merge({ list, id: row.id, into }))}
                  onRemove={() => remove(row)}
                />
              ))}
              <NewWord onAdd={label => save(() => calls.create({ list, label }))} />
            </Stack>
          )
        }}
      </QueryState>
    </KeptFocus>
  )
}

/** Returns a function that deletes a label: with undo if it is unused, else after a confirmation. */
function useRemovalFrom(list: LabelList, save: (work: () => Promise<unknown>) => Promise<unknown>) {
  const say = useSay()
  const language = useLanguage()
  const queries = useQueryClient()
  const removeUnused = useRemoval(() => queries.invalidateQueries())
  return async ({ id, label, usedBy }: UsedLabel) => {
    const name = nameIn({ label }, language)
    if (usedBy === 0)
      return removeUnused({
        message: wordsRemoved(name),
        remove: () => calls.remove({ list, id }),
        restore: () => calls.create({ list, label }),
      })
    confirmFirst({
      title: say(labels.remove),
      children: <Text size="sm">{say(removeQuestion(name, usedBy))}</Text>,
      labels: { confirm: say(labels.remove), cancel: say(backstage.cancel) },
      isDangerous: true,
      onConfirm: () => save(() => calls.remove({ list, id, confirm: true })),
    })
  }
}
