import { createHmac, timingSafeEqual } from 'node:crypto'

/** `b`: of a letter in the ledger, for reports about it; `u`: of a reader, for mails by which they unsubscribe. */
type Kind = 'b' | 'u'

const digits = 24 // of the keyed part: as much as nobody guesses by mail

/** A name that only this site can have given. It is told apart from others without a row, also after a restore. */
export function nameOf(secret: Buffer, kind: Kind, id: number): string {
  return `${kind}-${id.toString(36)}-${keyed(secret, kind, id)}`
}

/** The ids behind the names that stand somewhere in foreign text, those alone that this site has given. */
export function idsNamedIn(secret: Buffer, kind: Kind, text: string): number[] {
  const found = text.toLowerCase().matchAll(/(?<![0-9a-z])([bu])-([0-9a-z]{1,6})-([0-9a-f]{24})(?![0-9a-z])/g)
  return [...found].flatMap(([, one, id36 = '', told = '']) => {
    const id = Number.parseInt(id36, 36)
    const isOurs = one === kind && timingSafeEqual(Buffer.from(told), Buffer.from(keyed(secret, kind, id)))
    return isOurs ? id : []
  })
}

function keyed(secret: Buffer, kind: Kind, id: number): string {
  return createHmac('sha256', secret).update(`newsletter name:${kind}:${id}`).digest('hex').slice(0, digits)
}
