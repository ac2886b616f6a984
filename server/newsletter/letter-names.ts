import { createHmac, timingSafeEqual } from 'node:crypto'

/** `b`: a letter in the ledger, for bounces; `u`: a subscriber, for mails that unsubscribe. */
type Kind = 'b' | 'u'

const digits = 24 // hex digits of the keyed part: too many to guess by mail

/** Returns a name that only this site can have made. It is verified without a row, also after a restore. */
export function nameOf(secret: Buffer, kind: Kind, id: number): string {
  return `${kind}-${id.toString(36)}-${keyed(secret, kind, id)}`
}

/** Returns the ids of all valid names in a foreign text; names that this site has not made are ignored. */
export function idsNamedIn(secret: Buffer, kind: Kind, text: string): number[] {
  const found = text.toLowerCase().matchAll(/(?<![0-9a-z])([bu])-([0-9a-z]{1,6})-([0-9a-f]{24})(?![0-9a-z])/g)
  return [...found].flatMap(([, one, id36 = '', key = '']) => {
    const id = Number.parseInt(id36, 36)
    const isOurs = one === kind && timingSafeEqual(Buffer.from(key), Buffer.from(keyed(secret, kind, id)))
    return isOurs ? id : []
  })
}

function keyed(secret: Buffer, kind: Kind, id: number): string {
  return createHmac('sha256', secret).update(`newsletter name:${kind}:${id}`).digest('hex').slice(0, digits)
}
