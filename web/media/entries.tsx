import { type CSSProperties, useDeferredValue, useMemo, useRef } from 'react'
import { manager } from '#messages/file-manager.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './entries.module.css'
import { type EntryAction, type Hands, OneEntry } from './one-entry.tsx'
import type { Entry, Marked } from './use-marked.ts'

interface Props {
  entries: readonly Entry[]
  view: 'grid' | 'list'
  /** Null where files are chosen: then none can be marked. */
  marked: Marked | null
  /** The path of the file beside the list. */
  current: string | null
  actionsOf: (entry: Entry) => readonly EntryAction[]
  onOpen: (entry: Entry) => void
  onMove: (paths: string[], folder: string) => void
}

const first = 100 // entries that are drawn at once and stay drawn: most folders have fewer
const atOnce = 60 // before the first paint
// The browser lays out a grid as a whole, and leaves out those that are far away. In two, three, five, six and seven columns its rows are full.
const pieceSize = 210

/** Folders and files, as tiles or line by line. Of thousands only those near the window are more than their name. */
export function Entries(given: Props) {
  const { entries, view, marked, current, actionsOf } = given
  const say = useSay()
  const language = useLanguage()
  const hands = useHands(given)
  const words = useMemo(
    () => ({ language, select: manager.select[language], actions: manager.actions[language] }),
    [language],
  )
  const shown = useDeferredValue(entries, entries.slice(0, atOnce))
  const pieces = useMemo(() => inPieces(shown), [shown])
  return (
    <>
      {pieces.map((piece, place) => (
        <ul
          key={piece[0]?.path}
          aria-label={say(manager.contents)}
          className={view === 'grid' ? styles.grid : styles.list}
          style={{ '--entries': piece.length } as CSSProperties}
        >
          {piece.map((entry, n) => (
            <OneEntry
              key={entry.path}
              entry={entry}
              words={words}
              hands={hands}
              isFirst={place === 0 && n < first}
              isMarked={marked?.has(entry.path) ?? null}
              isCurrent={current === entry.path}
              hasMenu={actionsOf(entry).length > 0}
            />
          ))}
        </ul>
      ))}
    </>
  )
}

function inPieces(entries: readonly Entry[]): Entry[][] {
  const pieces: Entry[][] = []
  for (let at = 0; at < entries.length; at += pieceSize) pieces.push(entries.slice(at, at + pieceSize))
  return pieces
}

/** What is done when an entry is used: always the same functions, so that no entry is drawn anew because of them. */
function useHands(given: Props): Hands {
  const latest = useRef(given)
  latest.current = given
  return useMemo(
    () => ({
      actionsOf: entry => latest.current.actionsOf(entry),
      open: entry => latest.current.onOpen(entry),
      move: (paths, folder) => latest.current.onMove(paths, folder),
      mark: (path, isRange) => latest.current.marked?.toggle(path, isRange),
      dragged: path => {
        const { marked } = latest.current
        return marked?.has(path) ? marked.paths : [path]
      },
    }),
    [],
  )
}
