import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import type { Log } from '#server/platform/database/log.ts'

/** The account that runs PostgreSQL if this process is root, because PostgreSQL refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number }

const accountName = 'larmor'
const systemPaths = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }

/**
 * Returns undefined for an ordinary user. For root: the owner of the existing cluster, otherwise the system
 * account `larmor`, created if missing, otherwise `nobody`. Throws if there is none of them.
 */
export function chooseAccount(clusterFolder: string, log: Log): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const account =
    ownerOf(clusterFolder) ?? findAccount(accountName) ?? makeAccount(log) ?? findAccount('nobody')
  if (!account)
    throw new Error('PostgreSQL cannot run as root and no account could be made: start as an ordinary user.')
  return account
}

/** Whether the account may enter the folder, or execute the file, at the path. */
export function mayEnter(account: Account, path: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/' })
  return status === 0
}

function ownerOf(folder: string): Account | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

function findAccount(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map(which => spawnSync('id', [which, name], { env: systemPaths }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

function makeAccount(log: Log): Account | undefined {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
  spawnSync('useradd', ['--system', '--user-group', ...home, accountName], { env: systemPaths })
  const account = findAccount(accountName)
  if (account) log.info({ account: accountName }, 'made a system account for PostgreSQL')
  else log.warn({}, `the account ${accountName} could not be made, PostgreSQL runs as nobody`)
  return account
}
