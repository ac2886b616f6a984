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
  /** Of the row at this place, counted from 0, as it is read out. */
  nameOf: (place: number) => string
  /** Was added just now: its first field takes the focus. */
  begun?: string | null
  onMove: (id: string, to: number) => void
  children: ReactNode
}

interface List extends Pick<Props, 'ids' | 'nameOf'> {
  move: (id: string, to: number) => void
}

const ListContext = createContext<List>({ ids: [], nameOf: () => '', move: () => undefined })

/** Rows that are put in order by mouse, finger, buttons or keys: it is read out, and the focus goes along. */
export function RowList({ ids, nameOf, begun = null, onMove, children }: Props) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  useKeptFocus(box)
  const follow = useRowFocus(box, ids, begun)
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length || to === ids.indexOf(id)) return
    follow(id)
    onMove(id, to)
    setSaid(say(rowMoved(to + 1, ids.length)))
  }
  return (
    <ListContext value={{ ids, nameOf, move }}>
      <Drags
        nameOf={id => nameOf(ids.indexOf(id))}
        saidAbove={over => say(rowAbove(ids.indexOf(over) + 1, ids.length))}
        onDrop={(id, over) => move(id, ids.indexOf(over))}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <div ref={box} tabIndex={-1} className={styles.rows}>
            {children}
          </div>
        </SortableContext>
      </Drags>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </ListContext>
  )
}

/** Where a row stands in its list, what it is called, and how it gets elsewhere. */
export function usePlace(id: string) {
  const { ids, nameOf, move } = useContext(ListContext)
  const place = ids.indexOf(id)
  return {
    name: nameOf(place),
    up: place > 0 ? () => move(id, place - 1) : null,
    down: place < ids.length - 1 ? () => move(id, place + 1) : null,
  }
}
