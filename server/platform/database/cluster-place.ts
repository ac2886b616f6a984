import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Account, chooseAccount, mayEnter } from './cluster-account.ts'
import { copyBinaries, packagedBinaries } from './cluster-binaries.ts'
import type { Log } from './log.ts'

export type ClusterSettings = {
  /** Absolute path of the data folder. */
  readonly dataDir: string
  /** Whether somebody named it; a default may be replaced by a folder the server's account can enter. */
  readonly dataDirSetByHand: boolean
  /** Settings of PostgreSQL on top of ours; for tests. */
  readonly serverSettings?: Readonly<Record<string, string>>
}

export type Place = {
  readonly dataFolder: string
  /** Holds bin/, lib/ and share/. */
  readonly binaries: string
  readonly account: Account | undefined
}

const systemFolder = '/var/lib/larmor'

/** Where the cluster and its programs live, and whom they run as. Makes the data folder. */
export function choosePlace(settings: ClusterSettings, log: Log): Place {
  const binaries = packagedBinaries()
  const replacement = join(systemFolder, createHash('sha256').update(resolve('.')).digest('hex').slice(0, 12))
  const movedBefore = !settings.dataDirSetByHand && existsSync(join(replacement, 'postgres'))
  const movedBack = existsSync(join(settings.dataDir, 'postgres'))
  const wanted = movedBefore && !movedBack && process.getuid?.() === 0 ? replacement : settings.dataDir
  makeFolder(wanted)
  const account = chooseAccount(join(wanted, 'postgres'), log)
  if (!account) return { dataFolder: wanted, binaries, account }

  const reachable = mayEnter(account, join(binaries, 'bin/postgres'))
  return {
    dataFolder: mayEnter(account, wanted) ? wanted : replaceFolder(settings, replacement, log),
    binaries: reachable ? binaries : copyBinaries(binaries, systemFolder, account),
    account,
  }
}

function replaceFolder(settings: ClusterSettings, replacement: string, log: Log): string {
  if (settings.dataDirSetByHand) {
    throw new Error(
      `PostgreSQL's account cannot enter ${settings.dataDir}: set DATA_DIR to a folder it may pass through, such as ${replacement}, or start as an ordinary user.`,
    )
  }
  makeFolder(systemFolder)
  makeFolder(replacement)
  log.info({ folder: replacement }, `only root can enter this folder, so the data is kept in ${replacement}`)
  return replacement
}

// A new folder of ours: root lets the server's account pass through it, an ordinary user nobody.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  try {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be made: ${error instanceof Error ? error.message : error}`,
    )
  }
}
