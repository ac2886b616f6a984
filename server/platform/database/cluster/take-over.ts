import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_DIRECTORY } = constants
const ours =
  /^(lock.*|files|tmp|uploads|secret([.].*)?|erasures([.].*)?|installation([.].*)?|pool[.](key|pub)([.].*)?|manifest[.]json|owner|project|postgres|postgres[.-].*)$/ // the site's own files and folders
const ofDisk = 'lost+found' // of a separate disk; stays owned by root
const large = new Set(['files', 'tmp', 'uploads', 'postgres'])

/**
 * Changes the owner of root's files in a data folder to the account. Follows no symbolic links and skips
 * files with several hard links, because the account may have linked another user's file there. Throws if the
 * folder holds anything but the site's files.
 */
export function takeOver(given: string, account: Account): void {
  const folder = realpathSync(given)
  if (!existsSync('/proc/self/fd')) throw new Error('files can be given away safely on Linux only')
  const strange = readdirSync(folder).filter(name => !ours.test(name) && name !== ofDisk)
  if (strange.length > 0)
    throw new Error(`the data folder ${folder} also holds ${strange.slice(0, 3).join(', ')}`)
  const isDone = existsSync(markIn(folder))
  give(folder, account, name => name !== ofDisk && (!isDone || !large.has(name)))
  writeFileSync(markIn(folder), `${account.uid}\n`)
}

/** Call when root has worked in the folder: the next `takeOver` then checks everything again. */
export function forgetTakeOver(folder: string): void {
  if (process.getuid?.() === 0) rmSync(markIn(folder), { force: true })
}

function markIn(folder: string): string {
  return join(folder, 'owner')
}

// The folder itself is changed last, so that a later start completes an interrupted one.
function give(path: string, account: Account, isWanted: (name: string) => boolean): void {
  const descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_DIRECTORY)
  try {
    const here = `/proc/self/fd/${descriptor}` // refers to this folder even if its path is changed meanwhile
    for (const entry of readdirSync(here, { withFileTypes: true }).filter(({ name }) => isWanted(name))) {
      if (entry.isDirectory()) give(join(here, entry.name), account, () => true)
      else if (entry.isFile()) giveFile(join(here, entry.name), account)
    }
    giveOpened(descriptor, account)
  } finally {
    closeSync(descriptor)
  }
}

function giveFile(path: string, account: Account): void {
  const descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const found = fstatSync(descriptor)
    if (found.isFile() && found.nlink === 1) giveOpened(descriptor, account)
  } finally {
    closeSync(descriptor)
  }
}

function giveOpened(descriptor: number, { uid, gid }: Account): void {
  if (fstatSync(descriptor).uid === 0) fchownSync(descriptor, uid, gid)
}
