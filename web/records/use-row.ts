import { useSortable } from '@dnd-kit/sortable'
import type { PointerEventHandler } from 'react'

export type Handle = ReturnType<typeof useRow>['handle']

/** `<div {...frame}>` is the row with this id, `<RowGrip handle={handle} />` in it its handle. */
export function useRow(id: string) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  return {
    frame: {
      ref: setNodeRef,
      'data-row': id,
      'data-dragged': isDragging || undefined,
      style: { transform: transform ? `translateY(${transform.y}px)` : undefined, transition },
    },
    handle: { onPointerDown: listeners?.onPointerDown as PointerEventHandler | undefined },
  }
}
