import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { records } from '#messages/backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { NotFound } from '#web/shell/backstage-refusals.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { RecordClient } from './record-client.ts'

interface Props<Item> {
  kind: RecordKindName
  calls: Pick<RecordClient<never, Item>, 'find' | 'bulk'>
  children: (item: Item) => ReactNode
}

/** One record, by the id in the address: to be changed, or to be put back from the trash. */
export function RecordScreen<Item extends { id: number; deletedAt: string | null }>(props: Props<Item>) {
  const { kind, calls, children } = props
  const id = Number(useParams().id)
  const item = useQuery({
    queryKey: [kind, 'item', id],
    queryFn: () => calls.find({ id }),
    // What somebody is editing is not replaced under their hands; a save says if it is stale.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const texts = useQueryTexts()
  if (isFailure(item.error, 'notFound') || isFailure(item.error, 'invalid')) return <NotFound />
  return (
    <QueryState query={item} texts={texts}>
      {found => (found.deletedAt ? <InTrash {...props} item={found} /> : children(found))}
    </QueryState>
  )
}

function InTrash<Item extends { id: number }>({ kind, calls, item }: Props<Item> & { item: Item }) {
  const say = useSay()
  const queries = useQueryClient()
  const stale = useStale(kind)
  const putBack = useMutation({
    mutationFn: () => calls.bulk({ ids: [item.id], action: 'restore' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [kind, 'item', item.id] }),
    onError: error => toast.failed(textOf(error)),
    onSettled: stale,
  })
  return (
    <Notice
      title={say(records.inTrash)}
      actions={
        <Button loading={putBack.isPending} onClick={() => putBack.mutate()}>
          {say(records.restore)}
        </Button>
      }
    >
      {say(records.trashLead)}
    </Notice>
  )
}
