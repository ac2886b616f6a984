import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, type Listener, notify } from '#server/platform/database/database.ts'
import { limitKeyOf } from '#server/platform/limits/limits.ts'
import { findBlocked } from './queries.ts'

export interface BlockedAddresses {
  /**
   * Whether the address, or its /64 for IPv6, is blocked now. Synchronous, because every request is checked
   * first.
   */
  isBlocked(ip: string): boolean
  stop(): void
}

type Parts = Pick<Dependencies, 'db' | 'clock' | 'log'> & {
  listen: (channel: string, listener: Listener) => Promise<void>
}

const channel = 'suspicious_ips'
const nobody = limitKeyOf('') // a row without a valid address must not block anybody
const refreshing = 60_000 // milliseconds; in case a message was lost

/** Tells every process that the table has changed, once the transaction commits. */
export async function notifyBlockedAddresses(trx: Kysely<Database>): Promise<void> {
  await notify(trx, channel, '')
}

/**
 * Keeps the blocked addresses in memory. While the database is unreachable, the last known ones stay blocked.
 */
export async function watchBlockedAddresses({ db, clock, log, listen }: Parts): Promise<BlockedAddresses> {
  let blocked = new Map<string, Date>()
  await listen(channel, { onMessage: () => void refresh(), onReconnect: () => void refresh() })
  const timer = setInterval(() => void refresh(), refreshing).unref()
  await refresh()

  return {
    isBlocked(ip) {
      const until = blocked.size > 0 ? blocked.get(limitKeyOf(ip)) : undefined
      return until !== undefined && until > clock()
    },
    stop: () => clearInterval(timer),
  }

  async function refresh(): Promise<void> {
    try {
      const rows = await findBlocked(db, clock())
      blocked = new Map(rows.map(({ ip, expiresAt }) => [limitKeyOf(ip), expiresAt]))
      blocked.delete(nobody)
    } catch (error) {
      log.warn({ error: String(error) }, 'the blocked addresses could not be read')
    }
  }
}
