import { IconFolder } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import type { Language } from '#contract/language.ts'
import { undescribed } from '#messages/undescribed.ts'
import { shortDayOf } from '#web/language.ts'
import { dragPaths, useDropTarget } from './dragging.ts'
import styles from './entries.module.css'
import { EntryMenu } from './entry-menu.tsx'
import { sizeText, typeText } from './file-words.ts'
import { Preview, Sign } from './preview.tsx'
import type { Entry } from './use-marked.ts'

export interface EntryAction {
  label: string
  isDangerous?: boolean
  run: (entry: Entry) => void
}

export interface EntryHandlers {
  actionsOf: (entry: Entry) => readonly EntryAction[]
  open: (entry: Entry) => void
  move: (paths: string[], folder: string) => void
  mark: (path: string, isRange: boolean) => void
  /** Returns the paths that are dragged together with an entry. */
  dragged: (path: string) => readonly string[]
}

interface Props {
  entry: Entry
  words: { language: Language; select: string; actions: string }
  hands: EntryHandlers
  /** Null if entries cannot be selected. */
  isMarked: boolean | null
  isCurrent: boolean
  hasMenu: boolean
}

/**
 * A file or a folder. If it is not drawn, only its name is rendered, for the browser's search and screen
 * readers.
 */
export const OneEntry = memo(function OneEntry({ isDrawn, ...drawn }: Props & { isDrawn: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list is none of HTML
    <div role="listitem">{isDrawn ? <Drawn {...drawn} /> : drawn.entry.name}</div>
  )
})

/** A rendered entry: can be opened, selected and dragged, and has a menu. */
function Drawn({ entry, words, hands, isMarked, isCurrent, hasMenu }: Props) {
  const { path, name, file } = entry
  const target = useDropTarget(path, hands.move)
  const mark = (event: MouseEvent) => hands.mark(path, event.shiftKey)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dragged here is moved by the dialog, too */}
      <div
        className={styles.entry}
        draggable
        data-marked={isMarked || undefined}
        data-current={isCurrent || undefined}
        data-over={(!file && target.isOver) || undefined}
        onDragStart={event => dragPaths(event, hands.dragged(path))}
        {...(!file && target.props)}
      >
        {isMarked !== null && (
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={`${words.select}: ${name}`}
            checked={isMarked}
            onClick={mark}
            onChange={() => undefined}
          />
        )}
        <button
          type="button"
          className={styles.open}
          onClick={event =>
            isMarked !== null && (event.ctrlKey || event.metaKey || event.shiftKey)
              ? mark(event)
              : hands.open(entry)
          }
        >
          {file ? <Preview file={file} /> : <Sign icon={IconFolder} />}
          <span className={styles.name}>{name}</span>
          <Facts entry={entry} language={words.language} />
        </button>
        {hasMenu && <EntryMenu entry={entry} label={words.actions} actionsOf={hands.actionsOf} />}
      </div>
    </>
  )
}

function Facts({ entry: { file }, language }: { entry: Entry; language: Language }) {
  if (!file) return <span className={styles.facts} />
  return (
    <span className={styles.facts}>
      <span>{typeText(file.type, language)}</span>
      <span>{sizeText(file.sizeBytes, language)}</span>
      <span className={styles.day}>{shortDayOf(file.createdAt, language)}</span>
      {file.undescribedReason && (
        <span>{`${undescribed.reasonOfFile[language]}: ${file.undescribedReason}`}</span>
      )}
    </span>
  )
}
