import ipaddr from 'ipaddr.js'
import { day } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import type { FileFormat } from '#contract/list.ts'
import type { BlockedAddress } from '#contract/security/api.ts'
import { fileHeadings as heads } from '#messages/list-files.ts'
import { blockedAddresses } from '#messages/security.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { isPrivate, trustIn } from '#server/platform/http/request.ts'
import { limitKeyOf, networkOf } from '#server/platform/limits/limits.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { blockedAddressesChanged } from './blocked.ts'
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

/** Those that are blocked now, the latest first. */
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
 * Takes nothing from an address for some days; blocked once more, the latest word counts. Throws `invalid` for what is no
 * address of a visitor, and `ownAddress` for the caller's own: nobody locks themselves out.
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
  await blockedAddressesChanged(db)
  await audit(context, {
    action: 'addressBlocked',
    entity: 'suspiciousIps',
    entityId: row.id,
    // The log is kept longer than whole addresses are.
    details: { network: networkOf(address), days, reason },
  })
  await noteStep(context, { ip: address }, 'addressBlocked')
  return shown(row, await namesOf(context, caller ? [caller.id] : []))
}

/** Throws `notFound`. */
export async function releaseAddress(context: Context, id: number): Promise<undefined> {
  const ip = await removeAddress(context.db, id)
  if (ip === null) throw fail('notFound')
  await blockedAddressesChanged(context.db)
  await audit(context, {
    action: 'addressReleased',
    entity: 'suspiciousIps',
    entityId: id,
    details: { network: networkOf(ip) },
  })
  await noteStep(context, { ip }, 'addressReleased')
}

/** As it is kept: IPv4 whole, of IPv6 the network of its customer without the length. Null for what visitors cannot have. */
function addressIn(text: string): string | null {
  if (!ipaddr.isValid(text)) return null
  const range = ipaddr.process(text).range()
  if (range === 'unspecified' || range === 'broadcast' || range === 'multicast') return null
  return limitKeyOf(text).replace(/\/\d+$/, '')
}

/** Whether others may come from an address than one visitor: that of an internal network, or of the site's own proxy. */
function isShared({ config }: Pick<Context, 'config'>, address: string): boolean {
  return trustIn(config.trustProxy)(address) || isPrivate(address)
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
