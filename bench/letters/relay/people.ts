import { domains } from './servers.ts'

type Language = 'de' | 'en'

/** A reader of the issue and the state of their mailbox. */
export interface Reader {
  email: string
  language: Language
  is: 'healthy' | 'gone' | 'full' | 'away'
}

const reader = (is: Reader['is'], name: string, n: number): Reader => ({
  email: `${name}@${domains.readers}`,
  language: n % 2 === 0 ? 'de' : 'en',
  is,
})

/**
 * Thirty readers: three without a mailbox, one with a full mailbox, and one who is away and answers every
 * letter, both with and without the mark of an automatic reply.
 */
export const readers: readonly Reader[] = [
  ...Array.from({ length: 25 }, (_, n) => reader('healthy', `reader-${n + 1}`, n)),
  ...Array.from({ length: 3 }, (_, n) => reader('gone', `gone-${n + 1}`, n)),
  reader('full', 'full', 0),
  reader('away', 'away', 1),
]

export const readersWho = (...are: Reader['is'][]) => readers.filter(({ is }) => are.includes(is))
