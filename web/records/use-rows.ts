import { backstage } from '#messages/backstage.ts'
import { rows as words } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

/** What can be done to the rows of a list. `onChange` is told a change of what is there now. */
export function useRows<Row>(onChange: (change: (now: Row[]) => Row[]) => void) {
  const say = useSay()
  return {
    move: (from: number, to: number) =>
      onChange(now => {
        const others = now.filter((_, place) => place !== from)
        return [...others.slice(0, to), ...now.slice(from, from + 1), ...others.slice(to)]
      }),
    insert: (place: number, row: Row) => onChange(now => [...now.slice(0, place), row, ...now.slice(place)]),
    /** Removes it, and offers to put it back where it was. */
    remove: (place: number, row: Row) => {
      onChange(now => now.filter((_, at) => at !== place))
      toast.undo(say(words.removed), say(backstage.undo), () =>
        onChange(now => [...now.slice(0, place), row, ...now.slice(place)]),
      )
    },
  }
}
