import { ActionIcon, Checkbox, Menu, UnstyledButton } from '@mantine/core'
import { IconDots, IconFolder } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { manager } from '#messages/file-manager.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import { dragPaths, useDropTarget } from './dragging.ts'
import styles from './entries.module.css'
import { sizeText, typeText } from './file-words.ts'
import { Preview, Sign } from './preview.tsx'
import type { Entry, Marked } from './use-marked.ts'

export interface EntryAction {
  label: string
  isDangerous?: boolean
  run: (entry: Entry) => void
}

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

/** Folders and files, as tiles or line by line. */
export function Entries({ entries, view, ...props }: Props) {
  const say = useSay()
  return (
    <ul className={view === 'grid' ? styles.grid : styles.list} aria-label={say(manager.contents)}>
      {entries.map(entry => (
        <li key={entry.path}>
          <One entry={entry} {...props} />
        </li>
      ))}
    </ul>
  )
}

function One({
  entry,
  marked,
  current,
  actionsOf,
  onOpen,
  onMove,
}: Omit<Props, 'entries' | 'view'> & { entry: Entry }) {
  const say = useSay()
  const { path, name, file } = entry
  const isMarked = marked?.has(path) ?? false
  const target = useDropTarget(path, onMove)
  const mark = (event: MouseEvent) => marked?.toggle(path, event.shiftKey)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dragged here is moved by the dialog, too
    <div
      className={styles.entry}
      draggable
      data-marked={isMarked || undefined}
      data-current={current === path || undefined}
      data-over={(!file && target.isOver) || undefined}
      onDragStart={event => dragPaths(event, marked && isMarked ? marked.paths : [path])}
      {...(!file && target.props)}
    >
      {marked && (
        <Checkbox
          className={styles.tick ?? ''}
          size="md"
          aria-label={`${say(manager.select)}: ${name}`}
          checked={isMarked}
          onClick={mark}
          onChange={() => undefined}
        />
      )}
      <UnstyledButton
        className={styles.open}
        onClick={event =>
          marked && (event.ctrlKey || event.metaKey || event.shiftKey) ? mark(event) : onOpen(entry)
        }
      >
        {file ? <Preview file={file} /> : <Sign icon={IconFolder} />}
        <span className={styles.name}>{name}</span>
        <Facts entry={entry} />
      </UnstyledButton>
      <EntryMenu entry={entry} actions={actionsOf(entry)} />
    </div>
  )
}

function Facts({ entry: { file } }: { entry: Entry }) {
  const language = useLanguage()
  if (!file) return <span className={styles.facts} />
  return (
    <span className={styles.facts}>
      <span>{typeText(file.type, language)}</span>
      <span>{sizeText(file.sizeBytes, language)}</span>
      <span className={styles.day}>{shortDayOf(file.createdAt, language)}</span>
    </span>
  )
}

function EntryMenu({ entry, actions }: { entry: Entry; actions: readonly EntryAction[] }) {
  const say = useSay()
  if (actions.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          className={styles.menu ?? ''}
          variant="subtle"
          aria-label={`${say(manager.actions)}: ${entry.name}`}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(action => (
          <Menu.Item
            key={action.label}
            {...(action.isDangerous && { color: 'red' })}
            onClick={() => action.run(entry)}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
