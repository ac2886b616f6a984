import { useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { rows as words } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { moved } from './row-ids.ts'

interface Options<Row> {
  rows: readonly Row[]
  /** Called with an updater function. */
  onChange: (make: (now: Row[]) => Row[]) => void
  idOf: (row: Row) => string
  /** Message after a row was removed. */
  removed?: Bilingual<string>
}

/** Returns the actions on the rows of a list, each by id. */
export function useRows<Row>({ rows, onChange, idOf, removed = words.removed }: Options<Row>) {
  const say = useSay()
  const [begun, setBegun] = useState<string | null>(null)
  const placeIn = (now: readonly Row[], id: string) => now.findIndex(row => idOf(row) === id)
  const ids = rows.map(idOf)
  return {
    ids,
    /** Id of the row that was just added; its first field takes the focus. */
    begun,
    move: (id: string, to: number) => onChange(now => moved(now, placeIn(now, id), to)),
    /** Inserts a row at an index, or at the end. */
    insert: (row: Row, place?: number) => {
      setBegun(idOf(row))
      onChange(now => now.toSpliced(place ?? now.length, 0, row))
    },
    /** Removes a row, and offers to undo it. */
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
