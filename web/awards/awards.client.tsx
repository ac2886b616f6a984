import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AwardListed } from '#contract/awards/awards.ts'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { awards } from '#messages/awards.ts'
import { records, selectRow } from '#messages/backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { RecordToolbar } from '#web/records/toolbar.tsx'
import { useDots } from '#web/records/use-dots.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { type Column, RecordTable } from '#web/ui/backstage/record-table.tsx'
import { TranslationDots } from '#web/ui/backstage/translation-dots.tsx'
import { useListQuery } from '#web/ui/backstage/use-list-query.ts'

/** All awards. */
export default function Awards() {
  const say = useSay()
  const language = useLanguage()
  const dots = useDots()
  const query = useListQuery(['state', 'trash'])
  const sort = query.sort ?? '-year'
  const asked = { page: query.page, sort, ...(query.q && { q: query.q }) }
  const found = useQuery({
    queryKey: ['awards', 'list', asked],
    queryFn: () => client.awards.backstage.list(asked),
  })
  const address = (id: string) => addressOf('backstageAward', language, { id })
  const columns: Column<AwardListed>[] = [
    {
      key: 'title',
      label: say(records.title),
      sort: 'title',
      show: ({ id, title }) => (
        <Anchor component={Link} to={address(String(id))}>
          {inLanguage(title, language).value || say(awards.untitled)}
        </Anchor>
      ),
    },
    { key: 'year', label: say(awards.year), sort: 'year', show: ({ year }) => year },
    {
      key: 'languages',
      label: say(records.languages),
      show: ({ translation }) => <TranslationDots dots={dots(translation)} />,
    },
  ]
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {say(awards.title)}
        </Title>
        <Button component={Link} to={address('create')}>
          {say(awards.create)}
        </Button>
      </Group>
      <RecordToolbar query={query} />
      <QueryState query={found} texts={useQueryTexts()}>
        {({ rows }) => (
          <RecordTable
            label={say(awards.title)}
            columns={columns}
            rows={rows}
            sort={sort}
            onSort={next => query.set({ sort: next })}
            selected={new Set()}
            onSelect={() => undefined}
            texts={{ selectAll: say(records.selectAll), selectRow: ({ title }) => say(selectRow(title.de)) }}
          />
        )}
      </QueryState>
    </Stack>
  )
}
