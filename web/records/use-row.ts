import { useSortable } from '@dnd-kit/sortable'
import type { PointerEventHandler } from 'react'

export type Handle = ReturnType<typeof useRow>['handle']

/**
 * Makes a row sortable: `<div {...frame}>` is the row, `<RowGrip handle={handle} />` inside is its handle.
 */
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
