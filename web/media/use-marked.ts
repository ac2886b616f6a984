import { startTransition, useState } from 'react'
import type { File as StoredFile } from '#contract/files/file.ts'

/** A file or folder in a folder, identified by its path. */
export interface Entry {
  path: string
  name: string
  file: StoredFile | null
}

export interface Marked {
  paths: readonly string[]
  has: (path: string) => boolean
  /** Selects or deselects an entry; with shift, all entries from the last toggled one. */
  toggle: (path: string, isRange: boolean) => void
  clear: () => void
}

/** Selection among the shown entries; a change of `scope` clears it. */
export function useMarked(entries: readonly Entry[], scope: string): Marked {
  const [kept, setKept] = useState({ scope, paths: new Set<string>(), last: '' })
  const now = kept.scope === scope ? kept : { scope, paths: new Set<string>(), last: '' }
  const shown = entries.filter(({ path }) => now.paths.has(path)).map(({ path }) => path)
  return {
    paths: shown,
    has: path => now.paths.has(path),
    toggle: (path, isRange) => {
      const paths = new Set(now.paths)
      const isMarked = !paths.has(path)
      const put = (one: string) => (isMarked ? paths.add(one) : paths.delete(one))
      put(path)
      setKept({ scope, paths: new Set(paths), last: path })
      if (!isRange) return
      // The range is selected in a transition, as it may contain thousands of entries.
      startTransition(() => {
        between(entries, now.last, path).forEach(put)
        setKept({ scope, paths, last: path })
      })
    },
    clear: () => setKept({ scope, paths: new Set(), last: '' }),
  }
}

function between(entries: readonly Entry[], from: string, to: string): string[] {
  const places = [from, to].map(path => entries.findIndex(entry => entry.path === path))
  const [first = -1, last = -1] = places.sort((a, b) => a - b)
  return first === -1 ? [to] : entries.slice(first, last + 1).map(({ path }) => path)
}
