import { Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContributionRow } from '#contract/contests/contribution.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { ExportMenu } from '#web/lists/export-menu.tsx'
import { KeptFocus } from '#web/lists/kept-focus.tsx'
import { useIsNarrow } from '#web/lists/list-toolbar.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import styles from './contests.module.css'
import { ContributionCard } from './contribution-card.tsx'
import { ContributionDialog } from './contribution-dialog.tsx'

const filters = ['all', 'submitted', 'missingAlt'] as const
type Filter = (typeof filters)[number]

/** Submissions to a contest as a wall of pictures, those waiting for a decision first. */
export function Contributions({ contestId }: { contestId: number }) {
  const say = useSay()
  const texts = useQueryTexts()
  const isNarrow = useIsNarrow()
  const [filter, setFilter] = useState<Filter>('all')
  const [opened, setOpened] = useState<number | null>(null)
  const query = useQuery({
    queryKey: ['contests', 'list', 'contributions', contestId],
    queryFn: () => client.contests.backstage.contributions({ id: contestId }),
  })
  return (
    <Stack component="section" gap="md" aria-label={say(words.contributions)}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {say(words.contributions)}
        </Title>
        <Group gap="xs">
          <SegmentedControl
            orientation={isNarrow ? 'vertical' : 'horizontal'}
            fullWidth={isNarrow}
            aria-label={say(words.contributions)}
            data={[
              { value: 'all', label: say(words.all) },
              { value: 'submitted', label: say(words.states).submitted },
              { value: 'missingAlt', label: say(words.missingAlt) },
            ]}
            value={filter}
            onChange={value => setFilter(filters.find(one => one === value) ?? 'all')}
          />
          <ExportMenu
            list="contests.backstage.contributions"
            asked={{ id: contestId }}
            isDisabled={query.data?.count === 0}
          />
        </Group>
      </Group>
      <Text c="dimmed">{say(words.secret)}</Text>
      <KeptFocus>
        <QueryState query={query} texts={texts}>
          {({ rows }) => (
            <>
              <Wall rows={rows.filter(row => isShown(row, filter))} onOpen={setOpened} />
              <ContributionDialog
                row={rows.find(({ id }) => id === opened) ?? null}
                onClose={() => setOpened(null)}
              />
            </>
          )}
        </QueryState>
      </KeptFocus>
    </Stack>
  )
}

function isShown({ state, altText }: ContributionRow, filter: Filter): boolean {
  if (filter === 'missingAlt') return altText.de === '' || altText.en === ''
  return filter === 'all' || state === 'submitted'
}

function Wall({ rows, onOpen }: { rows: readonly ContributionRow[]; onOpen: (id: number) => void }) {
  const say = useSay()
  if (rows.length === 0) return <Text>{say(words.noContributions)}</Text>
  return (
    <ul className={styles.wall}>
      {rows.map(row => (
        <li key={row.id}>
          <ContributionCard row={row} onOpen={() => onOpen(row.id)} />
        </li>
      ))}
    </ul>
  )
}
