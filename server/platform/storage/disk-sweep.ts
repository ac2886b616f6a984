import { statSync, unlinkSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

const atOnce = 500 // files: what else the process does waits while they are looked at

interface Sweep {
  files: string
  /** Folders of what is on its way in. */
  underway: readonly string[]
  before: Date
  isKept: (hash: string) => Promise<boolean>
}

/** Removes temporary files, and content that nobody keeps, if older than the moment. */
export async function sweepFolders({ files, underway, before, isKept }: Sweep): Promise<number> {
  let swept = 0
  for (const folder of underway)
    for await (const path of inPortions(await filesWithin(folder))) swept += removeOld(path, before)
  for await (const path of inPortions(await filesWithin(files))) {
    if (isOld(path, before) && !(await isKept(path.slice(-64)))) swept += removeOld(path, before)
  }
  return swept
}

/** Removes what a killed process has left on its way in: nothing has written to it since the moment. */
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

// Looked at and removed in one breath: content put again meanwhile is young and stays.
function removeOld(path: string, before: Date): number {
  if (!isOld(path, before)) return 0
  unlinkSync(path)
  return 1
}

function isOld(path: string, before: Date): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && found.mtime < before
}
