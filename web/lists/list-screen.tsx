import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { KeptFocus } from './kept-focus.tsx'
import { type ListDeclaration, namesIn } from './list-declaration.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListPages } from './list-pages.tsx'
import { ListRows } from './list-rows.tsx'
import { ListToolbar, ListTools, useIsNarrow } from './list-toolbar.tsx'
import { useList } from './use-list.ts'
import { type ListQuery, useListQuery } from './use-list-query.ts'
import { useListSettings } from './use-list-settings.ts'

/** A list in backstage: search, filters, sorting, download and bulk actions. */
export function ListScreen<Row extends { id: number }>({ list }: { list: ListDeclaration<Row> }) {
  const query = useListQuery(namesIn(list.filters))
  const { settings, change } = useListSettings(list.name)
  const found = useList(list, query, settings?.limit)
  const isNarrow = useIsNarrow()
  const isEmpty = found.data?.count === 0
  const tools = <ListTools {...{ list, query, settings, isEmpty }} onSettings={change} />
  return (
    <Stack gap="md">
      <ListHead list={list} count={found.data?.count}>
        {!isNarrow && tools}
      </ListHead>
      <ListToolbar list={list} query={query} tools={tools} />
      <KeptFocus>
        <QueryState query={found} texts={useQueryTexts(list.failed)}>
          {({ count, rows }) =>
            rows.length === 0 ? (
              <ListEmpty
                empty={list.empty}
                isNarrowed={query.isNarrowed}
                onReset={() => resetFilters(list, query)}
              />
            ) : (
              <>
                <ListRows
                  {...{ list, query, rows, count }}
                  hidden={settings?.hidden ?? []}
                  isFading={found.isPlaceholderData}
                />
                <ListPages query={query} count={count} settings={settings} onSettings={change} />
              </>
            )
          }
        </QueryState>
      </KeptFocus>
    </Stack>
  )
}

interface HeadProps<Row extends { id: number }> {
  list: ListDeclaration<Row>
  count: number | undefined
  children: ReactNode
}

function ListHead<Row extends { id: number }>({ list, count, children }: HeadProps<Row>) {
  const say = useSay()
  const { create } = list
  const Head = list.isPart ? PartHead : ScreenHead
  return (
    <>
      <Head
        title={say(list.title)}
        under={
          <Text c="dimmed" role="status">
            {count === undefined ? ' ' : say(list.count(count))}
          </Text>
        }
      >
        <Group gap="xs">
          {children}
          {list.first}
          {create && (
            <Button component={Link} to={create.address} leftSection={<IconPlus size={18} aria-hidden />}>
              {say(create.label)}
            </Button>
          )}
        </Group>
      </Head>
      {list.lead && <Text>{say(list.lead)}</Text>}
    </>
  )
}

/** Head of a list that is a part of a screen with several lists. */
function PartHead({ title, under, children }: { title: string; under: ReactNode; children: ReactNode }) {
  return (
    <Group justify="space-between">
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        {under}
      </div>
      {children}
    </Group>
  )
}

function resetFilters<Row extends { id: number }>(list: ListDeclaration<Row>, query: ListQuery): void {
  query.set(Object.fromEntries(['q', ...namesIn(list.filters)].map(name => [name, undefined])))
}
