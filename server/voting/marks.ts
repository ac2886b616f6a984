import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Vote, VotingRules } from '#contract/voting/rules.ts'
import { voterKeyOf } from '#contract/voting/voter-address.ts'
import { limitKeyOf } from '#server/platform/limits/limits.ts'

/** Keyed hash of a voter's address, which nobody can attribute without the voting's key. */
export function markOfAddress(key: Buffer, address: string, { way }: Pick<VotingRules, 'way'>): Buffer {
  return markOf(key, 'address', voterKeyOf(address, way))
}

/** Keyed hash of a code, used as the voter's mark. */
export function markOfCode(key: Buffer, code: string): Buffer {
  return markOf(key, 'code', plainCode(code))
}

/** Keyed hash of an IP address, or of the /64 for IPv6, for votings with one ballot per connection. */
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

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ' // without characters that are easily confused

/** Returns a random code of 80 bits for reading and typing: `ABCD-EFGH-JKLM-NPQR`. */
export function newCode(): string {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [four(), four(), four(), four()].join('-')
}

/** SHA-256 of a code or a receipt: only the hash is stored. */
export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}

function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** Content of a ballot that is not confirmed yet. */
export interface Pending {
  votes: Vote[]
  email: string
  /** Rules under which the ballot was given; absent in ballots of earlier versions. */
  rules?: VotingRules
}

/** Encrypts a ballot with a key derived from the token in the letter, without which nobody can read it. */
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

// A different digest of the token than the one by which the table is searched.
function keyOf(token: string): Buffer {
  return createHmac('sha256', token).update('ballot').digest()
}
