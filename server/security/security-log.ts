import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import { day } from '#contract/durations.ts'
import { fullAddressDays } from '#contract/retention.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'

interface Refusal {
  reason: string
  /** The account whose name was typed; null for a name that nobody has, which may be a password in the wrong field. */
  username: string | null
}

type Noting = Pick<Context, 'config' | 'clock' | 'log' | 'ip'> & Partial<Pick<Context, 'isDrill'>>

/** Appends a line for fail2ban if `SECURITY_LOG` names a file. A login does not fail if writing does. */
export async function noteRefusal(
  { config, clock, log, ip, isDrill }: Noting,
  refusal: Refusal,
): Promise<void> {
  if (!config.securityLog || isDrill) return
  const line = refusalLine({ ...refusal, ip, at: clock() })
  await appendFile(config.securityLog, line, { mode: 0o640 }).catch(error =>
    log.error({ error: String(error) }, 'SECURITY_LOG cannot be written'),
  )
}

const longestName = 64 // characters

/** Formats a line: time, address and reason first, then the typed name last, quoted and escaped to ASCII. */
export function refusalLine({ at, ip, reason, username }: Refusal & { at: Date; ip: string }): string {
  const moment = `${at.toISOString().slice(0, 19)}Z`
  const typed = JSON.stringify((username ?? '-').slice(0, longestName)).replace(
    /[^\x20-\x7e]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `${moment} refused ${ip} ${reason} ${typed}\n`
}

/** Removes the lines whose addresses have been kept for long enough. */
export async function trimSecurityLog({
  config,
  clock,
}: Pick<Dependencies, 'config' | 'clock'>): Promise<void> {
  const { securityLog } = config
  if (!securityLog) return
  const text = await readFile(securityLog, 'utf8').catch(() => '')
  const oldest = new Date(clock().getTime() - fullAddressDays * day).toISOString()
  const lines = text.split('\n').filter(line => line !== '')
  const kept = lines.filter(line => line.slice(0, 19) >= oldest.slice(0, 19))
  if (kept.length === lines.length) return
  const next = `${securityLog}.new`
  await writeFile(next, kept.map(line => `${line}\n`).join(''), { mode: 0o640 })
  await rename(next, securityLog)
}
