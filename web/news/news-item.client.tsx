import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import type { NewsItem } from '#contract/news/news.ts'
import { records } from '#messages/backstage.ts'
import { newsBackstage } from '#messages/news.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { NotFound } from '#web/shell/backstage-refusals.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useBulk } from './news-data.ts'
import { NewsEditor } from './news-editor.tsx'

/** One item, to be changed. */
export default function NewsItemScreen() {
  const id = Number(useParams().id)
  const item = useQuery({
    queryKey: ['news', 'item', id],
    queryFn: () => client.news.backstage.find({ id }),
    // What somebody is editing is not replaced under their hands; a save says if it is stale.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const texts = useQueryTexts()
  if (isFailure(item.error, 'notFound') || isFailure(item.error, 'invalid')) return <NotFound />
  return (
    <QueryState query={item} texts={texts}>
      {found => (found.deletedAt ? <InTrash item={found} /> : <NewsEditor key={found.id} item={found} />)}
    </QueryState>
  )
}

function InTrash({ item }: { item: NewsItem }) {
  const say = useSay()
  const bulk = useBulk()
  const queries = useQueryClient()
  const putBack = () =>
    bulk.mutate(
      { ids: [item.id], action: 'restore' },
      { onSuccess: () => queries.invalidateQueries({ queryKey: ['news', 'item', item.id] }) },
    )
  return (
    <Notice
      title={say(newsBackstage.inTrash)}
      actions={
        <Group>
          <Button loading={bulk.isPending} onClick={putBack}>
            {say(records.restore)}
          </Button>
        </Group>
      }
    >
      {say(records.trashLead)}
    </Notice>
  )
}
