import { z } from 'zod'
import { seal as sealText, unseal as unsealText } from '#server/platform/secret/seal.ts'

/** The tokens of a letter's links, by the names that its placeholders bear. */
export type LinkTokens = Readonly<Record<string, string>>

const start = '__the-token-of-this-letter'
const placeholder = /__the-token-of-this-letter(?:-([a-z\d]+))?__/g

/** Stands in a letter's only link where the token will be: `addressOf('resetPassword', 'de', { token: linkToken })`. */
export const linkToken = placeholderOf('link')

/** The same where a letter has several links, each with a token of its own. The name is one word in small letters, or with a number. */
export function placeholderOf(name: string): string {
  return name === 'link' ? `${start}__` : `${start}-${name}__`
}

/** What every placeholder begins with, to look for one in SQL. */
export const placeholderStart = start

/** Foreign words in which nothing will ever be put in: the marks are broken up, as if they had been typed with spaces. */
export function withoutPlaceholders(words: string): string {
  return words.split(start).join(start.replaceAll('-', ' '))
}

/** The names of the tokens that these words need. */
export function tokensIn(...words: string[]): string[] {
  const found = words.flatMap(text => [...text.matchAll(placeholder)])
  return [...new Set(found.map(([, name = 'link']) => name))].sort()
}

const purpose = 'link tokens in letters'
const tokens = z.record(z.string(), z.string())

/** The tokens encrypted for one letter: worthless in any other, and unreadable in a dump of the table. */
export function seal(given: LinkTokens, messageId: string, secret: Buffer): Buffer {
  return sealText(JSON.stringify(given), { secret, purpose, owner: messageId })
}

/** Throws when they were sealed for another letter, with another secret, or were changed. */
export function unseal(sealed: Buffer, messageId: string, secret: Buffer): LinkTokens {
  const text = unsealText(sealed, { secret, purpose, owner: messageId })
  // Letters queued by an earlier version have one token and no names.
  return text.startsWith('{') ? tokens.parse(JSON.parse(text)) : { link: text }
}

/** The tokens that a letter holds; null where it has none, or another installation has sealed them. */
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

/** The words of a letter with the tokens in place, or with dots for who must not see them. */
export function withTokens(words: string, given: LinkTokens | null): string {
  return words.replace(placeholder, (_, name = 'link') => given?.[name] ?? '•••')
}
