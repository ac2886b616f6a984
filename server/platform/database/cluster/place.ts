import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Log } from '#server/platform/database/log.ts'
import { type Account, chooseAccount, mayEnter } from './account.ts'
import { copyBinaries, packagedBinaries } from './binaries.ts'
import { findReplacement, noteReplacement, wasReplaced } from './replaced-folder.ts'
import { forgetTakeOver } from './take-over.ts'

export type ClusterSettings = {
  /** Absolute path of the data folder. */
  readonly dataDir: string
  /**
   * Whether the folder was set explicitly; a default may be replaced by a folder that the server's account
   * can enter.
   */
  readonly dataDirSetByHand: boolean
  /** Additional PostgreSQL settings that override ours; for tests. */
  readonly serverSettings?: Readonly<Record<string, string>>
  /** Returns an empty cluster to copy, if there is one. */
  readonly prepared?: () => string | undefined
}

export type Place = Pick<ClusterSettings, 'prepared'> & {
  readonly dataFolder: string
  /** Holds bin/, lib/ and share/. */
  readonly binaries: string
  readonly account: Account | undefined
}

const systemFolder = '/var/lib/larmor'

// Evaluated each time, because a process started by root continues as another account.
const isRoot = () => process.getuid?.() === 0

/**
 * Returns the folders of the cluster and its programs, and the account that runs them. Creates the data
 * folder.
 */
export function choosePlace(settings: ClusterSettings, log: Log): Place {
  const binaries = packagedBinaries()
  const account = isRoot() ? chooseAccount(join(settings.dataDir, 'postgres'), log) : undefined
  const dataFolder = account ? chooseDataFolder(settings, account, log) : settings.dataDir
  makeDataFolder(dataFolder)
  forgetTakeOver(dataFolder)
  const isCopyNeeded = account && !mayEnter(account, join(binaries, 'bin/postgres'))
  return {
    dataFolder,
    binaries: isCopyNeeded ? copyBinaries(binaries, systemFolder, account) : binaries,
    account,
    ...(settings.prepared && { prepared: settings.prepared }),
  }
}

/**
 * Returns the data folder, or its replacement if only root can enter it. Throws if such a folder was set
 * explicitly.
 */
export function chooseDataFolder(
  { dataDir, dataDirSetByHand }: ClusterSettings,
  account: Account,
  log: Log,
): string {
  const hasDataHere = existsSync(join(dataDir, 'postgres'))
  const isEnterable = mayEnter(account, nearestExisting(dataDir))
  if (isEnterable && (dataDirSetByHand || hasDataHere)) return dataDir
  if (dataDirSetByHand) {
    throw new Error(
      `PostgreSQL's account cannot enter ${dataDir}: set DATA_DIR to a folder it may pass through, such as ${systemFolder}/data, or start as an ordinary user.`,
    )
  }
  if (isEnterable && !wasReplaced(systemFolder, resolve('.'))) return dataDir
  const replacement = findReplacement(systemFolder, resolve('.'))
  makeDataFolder(replacement)
  noteReplacement(replacement, resolve('.'))
  log.info({ folder: replacement }, `only root can enter this folder, so the data is kept in ${replacement}`)
  return replacement
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

export function makeDataFolder(folder: string): void {
  try {
    makeMissing(folder)
  } catch (error) {
    throw new Error(`The data folder cannot be made: ${error instanceof Error ? error.message : error}`)
  }
}

// Permissions of a new folder: root lets the server's account pass through, an ordinary user lets nobody.
function makeMissing(folder: string): void {
  if (existsSync(folder)) return
  makeMissing(dirname(folder))
  mkdirSync(folder)
  chmodSync(folder, isRoot() ? 0o711 : 0o700)
}
