import ipaddr from 'ipaddr.js'
import { day } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import type { FileFormat } from '#contract/list.ts'
import type { BlockedAddress } from '#contract/security/api.ts'
import { fileHeadings as heads } from '#messages/list-files.ts'
import { blockedAddresses } from '#messages/security.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { isPrivate, trustedAddressTest } from '#server/platform/http/request.ts'
import { limitKeyOf, networkOf } from '#server/platform/limits/limits.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { notifyBlockedAddresses } from './blocked.ts'
import { type AddressRow, findAddresses, keepAddress, removeAddress } from './queries.ts'
import { noteStep } from './steps.ts'

interface Given {
  ip: string
  days: number
  reason: string
}

const list: WholeList<BlockedAddress> = {
  name: 'suspiciousIps',
  title: blockedAddresses.title,
  columns: [
    { heading: blockedAddresses.ip, cell: row => row.ip },
    { heading: blockedAddresses.reason, cell: row => row.reason },
    { heading: heads.blockedAt, cell: row => new Date(row.createdAt) },
    { heading: heads.by, cell: row => row.createdBy },
    { heading: heads.expiresAt, cell: row => new Date(row.expiresAt) },
  ],
}

/** Returns the currently blocked addresses, the latest first. */
export async function listAddresses(context: Context, asked: { format?: FileFormat | undefined }) {
  const rows = await findAddresses(context.db, context.clock())
  const blockers = rows.map(({ createdBy }) => createdBy).filter(id => id !== null)
  const names = await namesOf(context, blockers)
  return answerWhole(
    list,
    context,
    rows.map(row => shown(row, names)),
    asked,
  )
}

/**
 * Blocks an address for some days; blocking it again replaces reason and end. Throws `invalid` if it is not a
 * visitor's address, and `ownAddress` for the caller's own, so that nobody locks themselves out.
 */
export async function blockAddress(context: Context, { ip, days, reason }: Given): Promise<BlockedAddress> {
  const { db, caller, clock } = context
  const address = addressIn(ip)
  if (!address) throw fail('invalid', { fields: { ip: 'validIp' } })
  if (isShared(context, ip) || isShared(context, address))
    throw fail('invalid', { fields: { ip: 'proxyIp' } })
  if (limitKeyOf(address) === limitKeyOf(context.ip)) throw fail('ownAddress')
  const now = clock()
  const row = await keepAddress(db, {
    ip: address,
    reason,
    createdAt: now,
    createdBy: caller?.id ?? null,
    expiresAt: new Date(now.getTime() + days * day),
  })
  await notifyBlockedAddresses(db)
  await audit(context, {
    action: 'addressBlocked',
    entity: 'suspiciousIps',
    entityId: row.id,
    // The network instead of the address, because the audit log is kept longer than full addresses are.
    details: { network: networkOf(address), days, reason },
  })
  await noteStep(context, { ip: address }, 'addressBlocked')
  return shown(row, await namesOf(context, caller ? [caller.id] : []))
}

/** Throws `notFound`. */
export async function releaseAddress(context: Context, id: number): Promise<undefined> {
  const ip = await removeAddress(context.db, id)
  if (ip === null) throw fail('notFound')
  await notifyBlockedAddresses(context.db)
  await audit(context, {
    action: 'addressReleased',
    entity: 'suspiciousIps',
    entityId: id,
    details: { network: networkOf(ip) },
  })
  await noteStep(context, { ip }, 'addressReleased')
}

/**
 * Returns the address as stored: IPv4 in full, IPv6 as the visitor's network without prefix length. Null if
 * it cannot be a visitor's.
 */
function addressIn(text: string): string | null {
  if (!ipaddr.isValid(text)) return null
  const range = ipaddr.process(text).range()
  if (range === 'unspecified' || range === 'broadcast' || range === 'multicast') return null
  return limitKeyOf(text).replace(/\/\d+$/, '')
}

/** Whether several visitors may share an address: one of an internal network or of the site's own proxy. */
function isShared({ config }: Pick<Context, 'config'>, address: string): boolean {
  return trustedAddressTest(config.trustProxy)(address) || isPrivate(address)
}

function shown(row: AddressRow, names: ReadonlyMap<number, string>): BlockedAddress {
  const { id, ip, reason, createdAt, createdBy, expiresAt } = row
  return {
    ...{ id, reason },
    ip: limitKeyOf(ip),
    createdAt: createdAt.toISOString(),
    createdBy: createdBy === null ? null : (names.get(createdBy) ?? null),
    expiresAt: expiresAt.toISOString(),
  }
}
