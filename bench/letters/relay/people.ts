import { domains } from './servers.ts'

type Language = 'de' | 'en'

/** Who reads the issue, and what their mailboxes are. */
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
 * Thirty readers: three whose mailbox is not there, one whose mailbox is full, one who is away and answers every letter,
 * with and without saying that a program does so.
 */
export const readers: readonly Reader[] = [
  ...Array.from({ length: 25 }, (_, n) => reader('healthy', `reader-${n + 1}`, n)),
  ...Array.from({ length: 3 }, (_, n) => reader('gone', `gone-${n + 1}`, n)),
  reader('full', 'full', 0),
  reader('away', 'away', 1),
]

export const readersWho = (...are: Reader['is'][]) => readers.filter(({ is }) => are.includes(is))
