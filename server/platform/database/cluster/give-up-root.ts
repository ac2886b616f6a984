import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Log } from '#server/platform/database/log.ts'
import { type Account, chooseAccount } from './account.ts'
import { packagedBinaries } from './binaries.ts'
import { type ClusterSettings, chooseDataFolder, makeDataFolder } from './place.ts'
import { takeOver } from './take-over.ts'

/**
 * If started by root, continues as the system account, after giving it the data folder; this is irreversible.
 * Returns the settings with the chosen folder. Stays root, with a warning, if the account cannot read the
 * project or enter the data folder: no permissions are loosened.
 */
export function giveUpRoot<Settings extends ClusterSettings & { databaseUrl: string | undefined }>(
  settings: Settings,
  log: Log,
): Settings {
  if (process.getuid?.() !== 0) return settings
  try {
    const account = chooseAccount(resolve(settings.dataDir, 'postgres'), log)
    if (!account) return settings
    refuseUnreadableProject(account, settings.databaseUrl === undefined)
    const dataDir = chooseDataFolder(settings, account, log)
    makeDataFolder(dataDir)
    takeOver(dataDir, account)
    become(account)
    return { ...settings, dataDir, dataDirSetByHand: true }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn(
      { reason },
      'the site runs as root: put it where its account can read it, see docs/operations.md',
    )
    return settings
  }
}

function refuseUnreadableProject(account: Account, withDatabase: boolean): void {
  const needed = ['package.json', 'node_modules/pg/package.json', 'build/server/main.js']
  const files = [...needed.map(path => resolve(path)), ...(withDatabase ? [packagedBinaries()] : [])]
  const script = 'for path in "$@"; do test -r "$path" || exit 1; done'
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', ...files], { ...account, cwd: '/' })
  if (status !== 0) throw new Error(`the account cannot read ${resolve('.')}`)
}

function become({ uid, gid }: Account): void {
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
  if (process.getuid?.() !== uid || process.getgid?.() !== gid)
    throw new Error('the account was not taken on')
}
