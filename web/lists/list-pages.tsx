import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { pageSizes } from '#contract/list.ts'
import type { SettingsOfList } from '#contract/site/list-settings.ts'
import { pageOf, records } from '#messages/backstage.ts'
import { lists } from '#messages/lists.ts'
import { useSay } from '#web/language.ts'
import type { ListQuery } from './use-list-query.ts'

interface Props {
  query: ListQuery
  count: number
  settings: SettingsOfList | undefined
  onSettings: (changes: Partial<SettingsOfList>) => void
}

/** Pagination: previous and next page, and the number of rows per page. */
export function ListPages({ query, count, settings, onSettings }: Props) {
  const say = useSay()
  const { limit = pageSizes[0] } = settings ?? {}
  const pages = Math.ceil(count / limit)
  if (count <= pageSizes[0]) return null
  const go = (page: number) => query.set({ page: page === 1 ? undefined : String(page) })
  const resize = (size: (typeof pageSizes)[number]) => {
    go(1)
    onSettings({ limit: size })
  }
  return (
    <Group>
      <Group>
        <Button variant="default" disabled={query.page <= 1} onClick={() => go(query.page - 1)}>
          {say(records.previousPage)}
        </Button>
        <Button variant="default" disabled={query.page >= pages} onClick={() => go(query.page + 1)}>
          {say(records.nextPage)}
        </Button>
      </Group>
      <Text role="status" me="auto">
        {say(pageOf(query.page, pages))}
      </Text>
      <Group gap="xs" component="label">
        <Text size="sm">{say(lists.pageSize)}</Text>
        <NativeSelect
          value={limit}
          data={pageSizes.map(String)}
          onChange={event => resize(Number(event.currentTarget.value) as (typeof pageSizes)[number])}
        />
      </Group>
    </Group>
  )
}
