import { Button, Group, Text } from '@mantine/core'
import { pageOf, records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import type { ListQuery } from '#web/ui/backstage/use-list-query.ts'

/** To the page before and after, where there is more than one. */
export function RecordPages({ query, count, size }: { query: ListQuery; count: number; size: number }) {
  const say = useSay()
  const pages = Math.ceil(count / size)
  if (pages <= 1) return null
  const go = (page: number) => () => query.set({ page: page === 1 ? undefined : String(page) })
  return (
    <Group justify="center">
      <Button variant="default" disabled={query.page <= 1} onClick={go(query.page - 1)}>
        {say(records.previousPage)}
      </Button>
      <Text role="status">{say(pageOf(query.page, pages))}</Text>
      <Button variant="default" disabled={query.page >= pages} onClick={go(query.page + 1)}>
        {say(records.nextPage)}
      </Button>
    </Group>
  )
}
