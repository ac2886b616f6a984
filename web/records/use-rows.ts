import { useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { rows as words } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { moved } from './row-ids.ts'

interface Options<Row> {
  rows: readonly Row[]
  /** Told as a change of what is there now. */
  onChange: (make: (now: Row[]) => Row[]) => void
  idOf: (row: Row) => string
  /** What is said when one is removed. */
  removed?: Bilingual<string>
}

/** What can be done to the rows of a list, each by its id. */
export function useRows<Row>({ rows, onChange, idOf, removed = words.removed }: Options<Row>) {
  const say = useSay()
  const [begun, setBegun] = useState<string | null>(null)
  const placeIn = (now: readonly Row[], id: string) => now.findIndex(row => idOf(row) === id)
  const ids = rows.map(idOf)
  return {
    ids,
    /** Was added just now: its first field takes the focus. */
    begun,
    move: (id: string, to: number) => onChange(now => moved(now, placeIn(now, id), to)),
    /** At this place, or at the end. */
    insert: (row: Row, place?: number) => {
      setBegun(idOf(row))
      onChange(now => now.toSpliced(place ?? now.length, 0, row))
    },
    /** Removes it, and offers to put it back where it was. */
    remove: (id: string) => {
      const place = placeIn(rows, id)
      const gone = rows[place]
      if (gone === undefined) return
      onChange(now => now.filter(row => idOf(row) !== id))
      toast.undo(say(removed), say(backstage.undo), () =>
        onChange(now => (placeIn(now, id) < 0 ? now.toSpliced(place, 0, gone) : now)),
      )
    },
  }
}
