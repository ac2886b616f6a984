import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { rowTaken, rows as words } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'

interface Props {
  nameOf: (id: string) => string
  /** Announced while one row is dragged over another. */
  announcementOf: (over: string) => string
  /** `isBehind`: dropped below the middle of the other row. */
  onDrop: (id: string, over: string, isBehind: boolean) => void
  children: ReactNode
}

/** Makes rows draggable by their handles, by mouse and touch. The keyboard moves rows without dragging. */
export function Drags({ nameOf, announcementOf: saidAbove, onDrop, children }: Props) {
  const say = useSay()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over) return
    const held = active.rect.current.translated
    onDrop(String(active.id), String(over.id), (held?.top ?? 0) > over.rect.top)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        restoreFocus: false,
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: ({ active }) => say(rowTaken(nameOf(String(active.id)))),
          onDragOver: ({ over }) => (over ? saidAbove(String(over.id)) : undefined),
          onDragEnd: () => undefined,
          onDragCancel: () => say(words.notMoved),
        },
      }}
    >
      {children}
    </DndContext>
  )
}
