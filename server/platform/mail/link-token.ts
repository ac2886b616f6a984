import { z } from 'zod'
import { seal as sealText, unseal as unsealText } from '#server/platform/secret/seal.ts'

/** Tokens of a letter's links by placeholder name. */
export type LinkTokens = Readonly<Record<string, string>>

const start = '__the-token-of-this-letter'
const placeholder = /__the-token-of-this-letter(?:-([a-z\d]+))?__/g

/**
 * Placeholder of the token in a letter with one link: `addressOf('resetPassword', 'de', { token: linkToken
 * })`.
 */
export const linkToken = placeholderOf('link')

/**
 * Placeholder for one of several links, each with its own token. The name is one word in lower case letters
 * and digits.
 */
export function placeholderOf(name: string): string {
  return name === 'link' ? `${start}__` : `${start}-${name}__`
}

/** Start of every placeholder, to search for one in SQL. */
export const placeholderStart = start

/**
 * Breaks up placeholders in user input, as if they had been typed with spaces, so that no token is inserted
 * there.
 */
export function withoutPlaceholders(words: string): string {
  return words.split(start).join(start.replaceAll('-', ' '))
}

/** Returns the names of the tokens that these texts need. */
export function tokensIn(...words: string[]): string[] {
  const found = words.flatMap(text => [...text.matchAll(placeholder)])
  return [...new Set(found.map(([, name = 'link']) => name))].sort()
}

const purpose = 'link tokens in letters'
const tokens = z.record(z.string(), z.string())

/**
 * Encrypts the tokens for one letter: they cannot be used in another one or read from a dump of the table.
 */
export function seal(given: LinkTokens, messageId: string, secret: Buffer): Buffer {
  return sealText(JSON.stringify(given), { secret, purpose, owner: messageId })
}

/** Decrypts tokens. Throws if they were sealed for another letter, with another secret, or were modified. */
export function unseal(sealed: Buffer, messageId: string, secret: Buffer): LinkTokens {
  const text = unsealText(sealed, { secret, purpose, owner: messageId })
  // Letters queued by an earlier version have one token and no names.
  return text.startsWith('{') ? tokens.parse(JSON.parse(text)) : { link: text }
}

/** Returns a letter's tokens; null if it has none, or if they were sealed with another secret. */
export function tokensOf(
  { sealedTokens, messageId }: { sealedTokens: Buffer | null; messageId: string },
  secret: Buffer,
): LinkTokens | null {
  try {
    return sealedTokens ? unseal(sealedTokens, messageId, secret) : null
  } catch {
    return null
  }
}

/** Inserts the tokens into a text, or dots for readers who must not see them. */
export function withTokens(words: string, given: LinkTokens | null): string {
  return words.replace(placeholder, (_, name = 'link') => given?.[name] ?? '•••')
}
