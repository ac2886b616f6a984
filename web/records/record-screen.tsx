import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { NotFound } from '#web/shell/backstage-refusals.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { InTrash, type InTrashProps, type RecordInTrash } from './in-trash.tsx'
import type { RecordClient } from './record-client.ts'

interface Props<Item> extends Pick<InTrashProps<Item>, 'texts' | 'fieldLabel' | 'nameOf'> {
  kind: RecordKindName
  calls: Pick<RecordClient<never, Item>, 'find' | 'bulk' | 'uses'>
  /** Its editor; null for a new one. */
  children: (item: Item | null) => ReactNode
}

/** One record, by the id in the address: to be changed, or to be put back from the trash. Without an id a new one. */
export function RecordScreen<Item extends RecordInTrash>(props: Props<Item>) {
  const { id } = useParams()
  return id === undefined ? props.children(null) : <Stored {...props} id={Number(id)} />
}

function Stored<Item extends RecordInTrash>({ id, ...props }: Props<Item> & { id: number }) {
  const { kind, calls, children } = props
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
