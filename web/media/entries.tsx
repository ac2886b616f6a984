import { type CSSProperties, type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { manager } from '#messages/file-manager.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './entries.module.css'
import { type EntryAction, type EntryHandlers, OneEntry } from './one-entry.tsx'
import { useColumns } from './use-columns.ts'
import type { Entry, Marked } from './use-marked.ts'
import { useNear } from './use-near.ts'

interface Props {
  entries: readonly Entry[]
  view: 'grid' | 'list'
  /** Selection; null in a dialog that chooses a file. */
  marked: Marked | null
  /** The path of the file beside the list. */
  current: string | null
  actionsOf: (entry: Entry) => readonly EntryAction[]
  onOpen: (entry: Entry) => void
  onMove: (paths: string[], folder: string) => void
}

const first = 100 // entries that are always fully rendered: most folders have fewer
const atOnce = 60 // entries rendered before the first paint
const rowsOfPiece = 3 // rows of tiles per piece
const linesOfPiece = 15

/**
 * Folders and files, as tiles or as lines. In long lists, entries far from the window are rendered as plain
 * names.
 */
export function Entries(given: Props) {
  const { entries, view, marked, current, actionsOf } = given
  const say = useSay()
  const language = useLanguage()
  const hands = useEntryHandlers(given)
  const list = useRef<HTMLDivElement>(null)
  const columns = useColumns(list)
  const words = useMemo(
    () => ({ language, select: manager.select[language], actions: manager.actions[language] }),
    [language],
  )
  const shown = useDeferredValue(entries, entries.slice(0, atOnce))
  const size = view === 'grid' ? rowsOfPiece * columns : linesOfPiece
  const rowsOf = (count: number) => (view === 'grid' ? Math.ceil(count / columns) : count)
  const pieces = useMemo(() => inPieces(shown, size), [shown, size])
  return (
    // biome-ignore lint/a11y/useSemanticElements: its pieces stand between the list and its items
    <div
      ref={list}
      role="list"
      aria-label={say(manager.contents)}
      className={styles.entries}
      style={{ '--columns': columns } as CSSProperties}
    >
      {pieces.map(({ at, piece }) => (
        <Piece key={at} isFirst={at < first} view={view} rows={rowsOf(piece.length)}>
          {isDrawn =>
            piece.map(entry => (
              <OneEntry
                key={entry.path}
                entry={entry}
                words={words}
                hands={hands}
                isDrawn={isDrawn}
                isMarked={marked?.has(entry.path) ?? null}
                isCurrent={current === entry.path}
                hasMenu={actionsOf(entry).length > 0}
              />
            ))
          }
        </Piece>
      ))}
    </div>
  )
}

interface PieceProps {
  isFirst: boolean
  view: Props['view']
  /** Height of the piece in rows. */
  rows: number
  children: (isDrawn: boolean) => ReactNode
}

/**
 * A group of full rows: the browser lays out a grid as a whole, and does not lay out one that is far from the
 * window.
 */
function Piece({ isFirst, view, rows, children }: PieceProps) {
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNear(element, isFirst)
  return (
    <div
      ref={element}
      className={view === 'grid' ? styles.grid : styles.list}
      style={{ '--rows': rows } as CSSProperties}
    >
      {children(isNear)}
    </div>
  )
}

// The key of a piece is its position, so that the other pieces are kept when its first entry disappears.
function inPieces(entries: readonly Entry[], size: number): { at: number; piece: Entry[] }[] {
  const count = Math.ceil(entries.length / size)
  return Array.from({ length: count }, (_, n) => ({
    at: n * size,
    piece: entries.slice(n * size, (n + 1) * size),
  }))
}

/** Returns handlers that never change, so that they do not re-render the entries. */
function useEntryHandlers(given: Props): EntryHandlers {
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
