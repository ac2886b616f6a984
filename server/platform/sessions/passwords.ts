import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { cleanPassword } from '#contract/clean-text.ts'
import { semaphore } from '#server/platform/processes/semaphore.ts'

// OWASP's recommendation for argon2id, about 10 ms on one core.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$'

// Hash that belongs to no account, verified if there is no password, so that the response takes the same
// time.
const nobodys = `${prefix}BnB6WhxB6NqHT51R2tHwTQ$6zI/kI6QabecR1YsPZA9BmBxfwpu/YcW9a6XQywgkIo`

const limited = semaphore({ atOnce: Math.min(4, availableParallelism()), longestQueue: 400 })

export async function hashPassword(password: string): Promise<string> {
  return limited(() => hash(cleanPassword(password), parameters))
}

/** Takes the same time whether there is a password to compare with or not. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const clean = cleanPassword(password)
  // Older hashes were made from the password as typed, without cleaning. Whether both variants are tried
  // depends only on the input.
  const typed = clean === password ? [clean] : [clean, password]
  const matches = await Promise.all(typed.map(one => limited(() => verify(passwordHash ?? nobodys, one))))
  return matches.includes(true) && passwordHash !== null
}

/**
 * Whether the hash was made with other parameters than the current ones and should be renewed at the next
 * login.
 */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(prefix)
}
