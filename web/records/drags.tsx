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
  /** What is read out while one is held above another. */
  saidAbove: (over: string) => string
  /** Behind: further down than the middle of the other one. */
  onDrop: (id: string, over: string, isBehind: boolean) => void
  children: ReactNode
}

/** Rows that are dragged by their handles, by mouse and by finger. Keys move them without. */
export function Drags({ nameOf, saidAbove, onDrop, children }: Props) {
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
