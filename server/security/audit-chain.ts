import { createHash } from 'node:crypto'
import { day, minute } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import {
  type EntryToSeal,
  findEntriesToSeal,
  findErasures,
  findHead,
  findSealed,
  findSeals,
  findUserIds,
  holdSealing,
  markSealed,
  type SealRow,
  saveSeal,
} from './audit-chain-queries.ts'

type Needs = { db: Kysely<Database>; clock: () => Date }

const mostAtOnce = 5000
const beginning = Buffer.alloc(32)

/**
 * Seals what has been written into the audit log since the last time. Writers never wait for it: an entry whose
 * transaction commits later than one with a higher number is part of the next seal.
 */
export async function sealAudit({ db, clock }: Needs): Promise<void> {
  for (;;) {
    const count = await transact(db, async trx => {
      await holdSealing(trx)
      const entries = await findEntriesToSeal(trx, mostAtOnce)
      const [first] = entries
      if (!first) return 0
      const before = (await findHead(trx))?.head ?? beginning
      const sealed = entries.map(entry => ({ id: entry.id, detailsDigest: sha256(entry.details) }))
      const digests = entries.map(entry => digestOf(entry, sha256(entry.details)))
      const oldestAt = new Date(Math.min(...entries.map(({ createdAt }) => createdAt.getTime())))
      const id = await saveSeal(trx, {
        ...{ digests, oldestAt, createdAt: clock() },
        head: headOf(before, digests, oldestAt),
      })
      await markSealed(trx, id, sealed)
      return entries.length
    })
    if (count < mostAtOnce) return
  }
}

export interface Verified {
  seals: number
  entries: number
  /** Entries that are sealed within a minute. */
  waiting: number
  /** Entries whose details were emptied, where a person's data was erased. */
  emptied: number
  /** Entries that went with their period. */
  forgotten: number
  head: string | null
  /** Whether the head that was asked for is one of the chain; null where none was. */
  isKnownHead: boolean | null
  /** What somebody has changed, in words; empty where all is well. */
  problems: string[]
}

/** Looks at the whole chain: nothing was changed, taken out or added, and, by an earlier head, not cut off either. */
export async function verifyAudit({ db, clock }: Needs, earlierHead?: string): Promise<Verified> {
  const seals = await findSeals(db)
  const sealed = Map.groupBy(await findSealed(db), ({ sealId }) => sealId)
  const waiting = await findEntriesToSeal(db, mostAtOnce)
  const userIds = await findUserIds(db)
  const problems: string[] = []
  const counts = { emptied: 0, forgotten: 0 }
  const forgets = new Date(clock().getTime() - retention.audit.days * day)
  const erasures = await findErasures(db)
  let head: Buffer = beginning
  let next = seals[0]?.id
  for (const seal of seals) {
    if (seal.id !== next) problems.push(`Seal ${next} is missing.`)
    next = seal.id + 1
    head = headOf(head, seal.digests, seal.oldestAt)
    if (!head.equals(seal.head)) problems.push(`Seal ${seal.id} does not follow from the one before.`)
    head = seal.head
    lookAt(seal, sealed.get(seal.id) ?? [])
  }
  const late = waiting.filter(({ createdAt }) => clock().getTime() - createdAt.getTime() > 10 * minute)
  if (late.length > 0)
    problems.push(
      `Not sealed for ten minutes: ${late.length}. A site seals what is new each minute while it runs.`,
    )
  const isKnownHead = earlierHead ? seals.some(seal => hex(seal.head) === earlierHead) : null
  if (isKnownHead === false) problems.push('The chain does not hold the head that was asked for.')
  return {
    seals: seals.length,
    entries: [...sealed.values()].flat().length,
    waiting: waiting.length,
    ...counts,
    head: seals.length > 0 ? hex(head) : null,
    isKnownHead,
    problems,
  }

  function lookAt(seal: SealRow, entries: readonly SealedEntry[]): void {
    const left = new Set(seal.digests.map(hex))
    for (const entry of entries) {
      const { id, userId, sealedUserId, details, detailsDigest } = entry
      // Erasing a person or record empties them, and writes down that it did.
      const isEmptied = details === '{}' && !sha256(details).equals(detailsDigest)
      const isExplained = isEmptied && erasures.has(`${entry.entity} ${entry.entityId}`)
      const isSame = isExplained || sha256(details).equals(detailsDigest)
      if (isExplained) counts.emptied += 1
      const isTheirs = userId === sealedUserId || (userId === null && !userIds.has(sealedUserId ?? 0))
      const digest = hex(digestOf({ ...entry, userId: sealedUserId }, detailsDigest))
      if (!isSame || !isTheirs || !left.delete(digest)) problems.push(`Entry ${id} was changed.`)
    }
    if (left.size === 0) return
    const gone = seal.digests.length - entries.length
    if (seal.oldestAt < forgets) counts.forgotten += gone
    else if (gone > 0) problems.push(`Of seal ${seal.id} ${gone} entries are missing.`)
  }
}

type SealedEntry = Awaited<ReturnType<typeof findSealed>>[number]

/** What a seal says of one entry: its details apart, so that they can be emptied. */
function digestOf(entry: Omit<EntryToSeal, 'details'>, detailsDigest: Buffer): Buffer {
  const { id, userId, action, entity, entityId, requestId, createdAt } = entry
  const facts = [id, userId, action, entity, entityId, requestId, createdAt.toISOString()]
  return sha256(JSON.stringify([...facts, hex(detailsDigest)]))
}

function headOf(before: Buffer, digests: readonly Buffer[], oldestAt: Date): Buffer {
  return sha256(JSON.stringify([hex(before), oldestAt.toISOString(), ...digests.map(hex)]))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export function hex(bytes: Buffer): string {
  return bytes.toString('hex')
}
