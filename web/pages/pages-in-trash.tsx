import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { records } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/records/record-client.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './content-tree.module.css'

/** Pages that were thrown away, for thirty days. */
export function PagesInTrash() {
  const say = useSay()
  const language = useLanguage()
  const stale = useStale('pages')
  const found = useQuery({
    queryKey: ['pages', 'list', 'trash'],
    queryFn: () => client.pages.backstage.list({ trash: '1', limit: 100 }),
  })
  const putBack = useMutation({
    mutationFn: (id: number) => client.pages.backstage.putBack({ id }),
    onSuccess: () => toast.done(say(records.restored)),
    onError: error => toast.failed(textOf(error)),
    onSettled: stale,
  })
  return (
    <QueryState query={found} texts={useQueryTexts(fetching.content)}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={say(records.trashEmpty)} />
        ) : (
          <ul className={styles.pages}>
            {rows.map(({ id, title, deletedAt }) => (
              <li key={id}>
                <Text fw={600}>{title[language] || title.de || title.en}</Text>
                <Group gap="md">
                  <Text size="sm" c="dimmed">
                    {deletedAt && shortDayOf(deletedAt, language)}
                  </Text>
                  <Button variant="default" size="xs" onClick={() => putBack.mutate(id)}>
                    {say(records.restore)}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}
