import { useDeferredValue, useMemo, useRef } from 'react'
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

/** Folders and files, as tiles or line by line. Thousands are drawn in pieces, and of them only what changes anew. */
export function Entries(given: Props) {
  const { entries, view, marked, current, actionsOf } = given
  const say = useSay()
  const language = useLanguage()
  const hands = useHands(given)
  const words = useMemo(
    () => ({ language, select: manager.select[language], actions: manager.actions[language] }),
    [language],
  )
  const shown = useDeferredValue(entries)
  return (
    <ul className={view === 'grid' ? styles.grid : styles.list} aria-label={say(manager.contents)}>
      {shown.map(entry => (
        <OneEntry
          key={entry.path}
          entry={entry}
          words={words}
          hands={hands}
          isMarked={marked?.has(entry.path) ?? null}
          isCurrent={current === entry.path}
          hasMenu={actionsOf(entry).length > 0}
        />
      ))}
    </ul>
  )
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
