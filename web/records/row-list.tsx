import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { VisuallyHidden } from '@mantine/core'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { rowAbove, rowMoved } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'
import { useKeptFocus } from '#web/lists/use-kept-focus.ts'
import { Drags } from './drags.tsx'
import styles from './rows.module.css'
import { useRowFocus } from './use-row-focus.ts'

interface Props {
  ids: readonly string[]
  /** Accessible name of the row at an index, counted from 0. */
  nameOf: (place: number) => string
  /** Id of the row that was just added; its first field takes the focus. */
  begun?: string | null
  onMove: (id: string, to: number) => void
  children: ReactNode
}

interface List extends Pick<Props, 'ids' | 'nameOf'> {
  move: (id: string, to: number) => void
}

const ListContext = createContext<List>({ ids: [], nameOf: () => '', move: () => undefined })

/**
 * Rows that can be reordered by mouse, touch, buttons or keys; moves are announced, and the focus follows the
 * row.
 */
export function RowList({ ids, nameOf, begun = null, onMove, children }: Props) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  useKeptFocus(box)
  const follow = useRowFocus(box, ids, begun)
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length || to === ids.indexOf(id)) return
    follow(id)
    onMove(id, to)
    setAnnouncement(say(rowMoved(to + 1, ids.length)))
  }
  return (
    <ListContext value={{ ids, nameOf, move }}>
      <Drags
        nameOf={id => nameOf(ids.indexOf(id))}
        announcementOf={over => say(rowAbove(ids.indexOf(over) + 1, ids.length))}
        onDrop={(id, over) => move(id, ids.indexOf(over))}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <div ref={box} tabIndex={-1} className={styles.rows}>
            {children}
          </div>
        </SortableContext>
      </Drags>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </ListContext>
  )
}

/** Returns the name of a row and the functions that move it up and down. */
export function useRowPlace(id: string) {
  const { ids, nameOf, move } = useContext(ListContext)
  const place = ids.indexOf(id)
  return {
    name: nameOf(place),
    up: place > 0 ? () => move(id, place - 1) : null,
    down: place < ids.length - 1 ? () => move(id, place + 1) : null,
  }
}
