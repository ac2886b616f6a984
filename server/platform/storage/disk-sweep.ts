import { chmodSync, type Stats, statSync, unlinkSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { hour } from '#contract/durations.ts'

const atOnce = 500 // files: what else the process does waits while they are looked at

interface Sweep {
  files: string
  /** Folders of files that are still being uploaded. */
  underway: readonly string[]
  before: Date
  isKept: (hash: string) => Promise<boolean>
}

// Content that the last sweep found unneeded is marked as read-only. Content put again is a new file, without the mark.
const ownerWrites = 0o200

// Two sweeps are a night apart, which has 23 hours once a year. Counted from the mark, which stands in the time of change.
const markedLongBefore = 4 * hour

/**
 * Removes temporary files older than the moment, a day ago, and content that is as old, and that nobody keeps since the
 * sweep before: a dump of the database that names it can be older than this sweep, and its files are copied after it.
 */
export async function sweepFolders({ files, underway, before, isKept }: Sweep): Promise<number> {
  let swept = 0
  for (const folder of underway)
    for await (const path of inPortions(await filesWithin(folder))) swept += removeOld(path, before)
  for await (const path of inPortions(await filesWithin(files))) {
    if (!isOld(path, before)) continue
    if (await isKept(path.slice(-64))) setMark(path, false)
    else swept += removeMarked(path, before)
  }
  return swept
}

/** Deletes the temporary files that a killed process left behind: those last modified before `before`. */
export async function sweepTemporary(temporary: string, before: Date): Promise<void> {
  for (const path of await filesWithin(temporary)) removeOld(path, before)
}

async function* inPortions(paths: readonly string[]): AsyncGenerator<string> {
  for (const [place, path] of paths.entries()) {
    if (place > 0 && place % atOnce === 0) await nextTurn()
    yield path
  }
}

async function filesWithin(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

// Checks and deletes synchronously: a file that was stored again in the meantime is new and stays.
function removeOld(path: string, before: Date): number {
  if (!isOld(path, before)) return 0
  unlinkSync(path)
  return 1
}

function removeMarked(path: string, before: Date): number {
  const found = oldFile(path, before)
  if (!found) return 0
  if (!isMarked(found)) setMark(path, true)
  else if (found.ctimeMs < before.getTime() + markedLongBefore) return removeOld(path, before)
  return 0
}

function setMark(path: string, marked: boolean): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || isMarked(found) === marked) return
  const mode = found.mode & 0o777
  chmodSync(path, marked ? mode & ~ownerWrites : mode | ownerWrites)
}

function isMarked({ mode }: Stats): boolean {
  return (mode & ownerWrites) === 0
}

function isOld(path: string, before: Date): boolean {
  return oldFile(path, before) !== undefined
}

function oldFile(path: string, before: Date): Stats | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && found.mtime < before ? found : undefined
}
