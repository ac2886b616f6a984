import { Box, Button, Group, NativeSelect } from '@mantine/core'
import type { SettingsOfList } from '#contract/site/list-settings.ts'
import { records } from '#messages/backstage.ts'
import { lists } from '#messages/lists.ts'
import { useSay } from '#web/language.ts'
import { ColumnMenu } from './column-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterField } from './filter-field.tsx'
import { type ListDeclaration, namesIn } from './list-declaration.ts'
import { SearchField } from './search-field.tsx'
import { askedBy } from './use-list.ts'
import type { ListQuery } from './use-list-query.ts'
import { ViewMenu } from './view-menu.tsx'

interface Props<Row extends { id: number }> {
  list: ListDeclaration<Row>
  query: ListQuery
  settings: SettingsOfList | undefined
  onSettings: (changes: Partial<SettingsOfList>) => void
  isEmpty: boolean
}

/** Search and filters. */
export function ListToolbar<Row extends { id: number }>({ list, query }: Pick<Props<Row>, 'list' | 'query'>) {
  const say = useSay()
  const reset = () => query.set(Object.fromEntries(namesIn(list.filters).map(name => [name, undefined])))
  const isFiltered = namesIn(list.filters).some(name => query.filter(name))
  return (
    <Group gap="sm" role="search">
      <SearchField query={query} />
      {list.filters.map(filter => (
        <FilterField key={filter.name} filter={filter} query={query} />
      ))}
      {isFiltered && (
        <Button variant="subtle" onClick={reset}>
          {say(records.resetFilters)}
        </Button>
      )}
      <SortField list={list} query={query} />
    </Group>
  )
}

/** How the list looks, and where it goes. */
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
      <ExportMenu list={list.name} asked={askedBy(list, query)} isDisabled={isEmpty} />
    </Group>
  )
}

// Phones have no head of the table to press.
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
  return (
    <Box hiddenFrom="sm" flex="1 1 9rem">
      <NativeSelect
        aria-label={say(lists.sortBy)}
        data={options}
        value={String(askedBy(list, query).sort)}
        onChange={event => query.set({ sort: event.currentTarget.value })}
      />
    </Box>
  )
}
