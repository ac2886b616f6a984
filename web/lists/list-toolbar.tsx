import { Box, Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SettingsOfList } from '#contract/site/list-settings.ts'
import { records } from '#messages/backstage.ts'
import { filtersOf, lists } from '#messages/lists.ts'
import { useSay } from '#web/language.ts'
import { ColumnMenu } from './column-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterField } from './filter-field.tsx'
import { type ListDeclaration, namesIn } from './list-declaration.ts'
import { SearchField } from './search-field.tsx'
import { listRequestOf } from './use-list.ts'
import type { ListQuery } from './use-list-query.ts'
import { ViewMenu } from './view-menu.tsx'

interface Props<Row extends { id: number }> {
  list: ListDeclaration<Row>
  query: ListQuery
  settings: SettingsOfList | undefined
  onSettings: (changes: Partial<SettingsOfList>) => void
  isEmpty: boolean
}

interface ToolbarProps<Row extends { id: number }> extends Pick<Props<Row>, 'list' | 'query'> {
  /** Shown in the toolbar on phones only; otherwise beside the title. */
  tools: ReactNode
}

/**
 * Search and filters. On phones a button opens everything but the search, so that the rows are near the top.
 */
export function ListToolbar<Row extends { id: number }>({ list, query, tools }: ToolbarProps<Row>) {
  const isNarrow = useIsNarrow()
  const [isOpen, { toggle }] = useDisclosure()
  const filters = <Filters list={list} query={query} />
  if (!isNarrow)
    return (
      <Group gap="sm" role="search">
        <SearchField query={query} />
        {filters}
      </Group>
    )
  return (
    <Stack gap="sm" role="search">
      <Group gap="sm" wrap="nowrap">
        <SearchField query={query} />
        <FilterButton count={countFilters(list, query)} isOpen={isOpen} onPress={toggle} />
      </Group>
      {isOpen && (
        <>
          <Group gap="sm">{filters}</Group>
          {tools}
        </>
      )}
    </Stack>
  )
}

/** Whether the window is as narrow as a phone, where the table becomes cards. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
}

function countFilters<Row extends { id: number }>(list: ListDeclaration<Row>, query: ListQuery): number {
  return list.filters.filter(filter => namesIn([filter]).some(name => query.filter(name))).length
}

/** Button on phones that opens the filters and tools. */
export function FilterButton(props: { count: number; isOpen: boolean; onPress: () => void }) {
  const say = useSay()
  return (
    <Button
      variant="default"
      flex="none"
      aria-expanded={props.isOpen}
      leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
      onClick={props.onPress}
    >
      {say(filtersOf(props.count))}
    </Button>
  )
}

function Filters<Row extends { id: number }>({ list, query }: Pick<Props<Row>, 'list' | 'query'>) {
  const say = useSay()
  const reset = () => query.set(Object.fromEntries(namesIn(list.filters).map(name => [name, undefined])))
  return (
    <>
      {list.filters.map(filter => (
        <FilterField key={filter.name} filter={filter} query={query} />
      ))}
      {countFilters(list, query) > 0 && (
        <Button variant="subtle" onClick={reset}>
          {say(records.resetFilters)}
        </Button>
      )}
      <SortField list={list} query={query} />
    </>
  )
}

/** Saved views, columns and download of a list. */
export function ListTools<Row extends { id: number }>(props: Props<Row>) {
  const { list, query, settings, onSettings, isEmpty } = props
  return (
    <Group gap="xs">
      {list.tools}
      <ViewMenu query={query} views={settings?.views ?? []} onViews={views => onSettings({ views })} />
      <ColumnMenu
        columns={list.columns.slice(1)}
        hidden={settings?.hidden ?? []}
        onHidden={hidden => onSettings({ hidden })}
      />
      <ExportMenu list={list.name} asked={listRequestOf(list, query)} isDisabled={isEmpty} />
    </Group>
  )
}

// For phones, which have no table head to sort by.
function SortField<Row extends { id: number }>({ list, query }: Pick<Props<Row>, 'list' | 'query'>) {
  const say = useSay()
  const options = list.columns.flatMap(({ label, sort }) =>
    sort
      ? [
          { value: sort, label: `${say(label)}, ${say(lists.ascending)}` },
          { value: `-${sort}`, label: `${say(label)}, ${say(lists.descending)}` },
        ]
      : [],
  )
  if (options.length === 0) return null
  // The default order is not one of the sortable columns.
  if (!options.some(({ value }) => value === list.sort || value === `-${list.sort}`))
    options.unshift({ value: list.sort, label: say(lists.usualOrder) })
  return (
    <Box hiddenFrom="sm" flex="1 1 9rem">
      <NativeSelect
        aria-label={say(lists.sortBy)}
        data={options}
        value={String(listRequestOf(list, query).sort)}
        onChange={event => query.set({ sort: event.currentTarget.value })}
      />
    </Box>
  )
}
