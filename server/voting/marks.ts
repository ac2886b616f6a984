import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Vote, VotingRules } from '#contract/voting/rules.ts'
import { voterKeyOf } from '#contract/voting/voter-address.ts'
import { limitKeyOf } from '#server/platform/limits/limits.ts'

/** What is kept of an address: without the key of its voting nobody can tell whose it is. */
export function markOfAddress(key: Buffer, address: string, { way }: Pick<VotingRules, 'way'>): Buffer {
  return markOf(key, 'address', voterKeyOf(address, way))
}

/** What is kept of a code, as the mark of whoever uses it. */
export function markOfCode(key: Buffer, code: string): Buffer {
  return markOf(key, 'code', plainCode(code))
}

/** What is kept of a connection, where a voting takes one ballot from each. */
export function markOfNetwork(key: Buffer, ip: string): Buffer {
  return markOf(key, 'network', limitKeyOf(ip))
}

function markOf(key: Buffer, what: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${what}:${text}`).digest()
}

/** Whether an address belongs to one of these networks, such as `192.0.2.0/24`. */
export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return networks
    .filter(network => ipaddr.isValidCIDR(network))
    .some(network => {
      const range = ipaddr.parseCIDR(network)
      return range[0].kind() === address.kind() && address.match(range)
    })
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ' // none that is easily taken for another

/** A code to be read and typed: 80 bits, `ABCD-EFGH-JKLM-NPQR`. */
export function newCode(): string {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [four(), four(), four(), four()].join('-')
}

/** All that is kept of a code or a receipt. */
export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}

function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** What waits for a link in a mail. */
export interface Pending {
  votes: Vote[]
  email: string
  /** Those it was given under; ballots of versions before this one have none. */
  rules?: VotingRules
}

/** Votes encrypted by the token of a mail: without it nobody can read them. */
export function sealBallot(ballot: Pending, token: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(ballot)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export function openBallot(sealed: Buffer, token: string): Pending {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  const plain = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  return JSON.parse(plain.toString()) as Pending
}

// Another digest than the one that the table finds it by.
function keyOf(token: string): Buffer {
  return createHmac('sha256', token).update('ballot').digest()
}
