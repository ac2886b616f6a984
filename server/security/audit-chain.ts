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
  lockSealing,
  markSealed,
  type SealRow,
  saveSeal,
} from './audit-chain-queries.ts'

type Needs = { db: Kysely<Database>; clock: () => Date }

const mostAtOnce = 5000
const beginning = Buffer.alloc(32)

/**
 * Seals the new entries of the audit log. Writers never wait for it: an entry that is committed after one
 * with a higher id becomes part of the next seal.
 */
export async function sealAudit({ db, clock }: Needs): Promise<void> {
  for (;;) {
    const count = await transact(db, async trx => {
      await lockSealing(trx)
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
  /** Entries without a seal yet; they are sealed within a minute. */
  waiting: number
  /** Entries whose details were emptied because personal data was erased. */
  emptied: number
  /** Entries that were deleted after their retention period. */
  forgotten: number
  head: string | null
  /** Whether `earlierHead` is part of the chain; null if none was given. */
  isKnownHead: boolean | null
  /** Descriptions of detected manipulations; empty if the chain is intact. */
  problems: string[]
}

/**
 * Verifies the whole chain: no entry was changed, removed or added, and, if an earlier head is given, none
 * was cut off at the end.
 */
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
      // Erasing a person or record empties the details and writes an entry about the erasure.
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

/**
 * Digest of an entry. Its details are included as a digest of their own, so that they can be emptied later.
 */
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
