import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconFolder, IconFolderOpen } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { FolderRow } from '#contract/files/file.ts'
import { manager } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import { useDropTarget } from './dragging.ts'
import styles from './folders.module.css'
import { folderOf, foldersTo, nameIn } from './paths.ts'

interface Props {
  folders: readonly FolderRow[]
  /** The open folder; null if none. */
  current: string | null
  onGo: (folder: string) => void
  onMove?: (paths: string[], folder: string) => void
}

/** Tree of all folders; those above the open one are expanded. */
export function FolderTree({ folders, current, onGo, onMove = () => undefined }: Props) {
  const say = useSay()
  const children = useMemo(() => byParent(folders), [folders])
  const shared = { children, current, onGo, onMove }
  return (
    <nav aria-label={say(manager.folders)} className={styles.tree}>
      <ul>
        <li>
          <FolderLink path="" name={say(manager.top)} {...shared} />
          <Branch parent="" {...shared} />
        </li>
      </ul>
    </nav>
  )
}

function byParent(folders: readonly FolderRow[]): Map<string, FolderRow[]> {
  const children = new Map<string, FolderRow[]>()
  for (const one of withAll(folders)) {
    const parent = folderOf(one.path)
    const beside = children.get(parent)
    if (beside) beside.push(one)
    else children.set(parent, [one])
  }
  return children
}

// Created once, because thousands of folders are compared.
const byName = new Intl.Collator('de', { numeric: true }).compare

// Adds folders without files of their own, which may be known only from their subfolders.
function withAll(folders: readonly FolderRow[]): FolderRow[] {
  const known = new Map(folders.map(one => [one.path, one]))
  for (const { path } of folders)
    for (const one of foldersTo(path))
      if (!known.has(one.path)) known.set(one.path, { path: one.path, files: 0 })
  return [...known.values()].sort((a, b) => byName(a.path, b.path))
}

interface Shared {
  children: ReadonlyMap<string, FolderRow[]>
  current: string | null
  onGo: (folder: string) => void
  onMove: (paths: string[], folder: string) => void
}

function Branch({ parent, ...shared }: Shared & { parent: string }) {
  const rows = shared.children.get(parent) ?? []
  if (rows.length === 0) return null
  return (
    <ul>
      {rows.map(({ path }) => (
        <Node key={path} path={path} {...shared} />
      ))}
    </ul>
  )
}

function Node({ path, ...shared }: Shared & { path: string }) {
  const isAbove =
    shared.current !== null && (shared.current === path || shared.current.startsWith(`${path}/`))
  const [isOpened, setOpened] = useState<boolean | null>(null)
  const isOpen = isOpened ?? isAbove
  const hasMore = shared.children.has(path)
  const Arrow = isOpen ? IconChevronDown : IconChevronRight
  return (
    <li>
      <div className={styles.node}>
        {hasMore ? (
          <ActionIcon
            variant="subtle"
            size={26}
            aria-expanded={isOpen}
            aria-label={nameIn(path)}
            onClick={() => setOpened(!isOpen)}
          >
            <Arrow size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <span className={styles.noArrow} />
        )}
        <FolderLink path={path} name={nameIn(path)} {...shared} />
      </div>
      {hasMore && isOpen && <Branch parent={path} {...shared} />}
    </li>
  )
}

function FolderLink({ path, name, current, onGo, onMove }: Shared & { path: string; name: string }) {
  const target = useDropTarget(path, onMove)
  const isCurrent = current === path
  const Icon = isCurrent ? IconFolderOpen : IconFolder
  return (
    <UnstyledButton
      className={styles.folderLink}
      {...(isCurrent && { 'aria-current': 'true' as const })}
      data-over={target.isOver || undefined}
      onClick={() => onGo(path)}
      {...target.props}
    >
      <Icon size={18} aria-hidden />
      <span>{name}</span>
    </UnstyledButton>
  )
}
