import { type Failure, fail } from '#contract/errors.ts'
import { takenNames } from './queries.ts'

/** Names that somebody else logs in with: each is named as what it is. */
export function refusalOf(taken: readonly ('username' | 'email')[]): Failure {
  const problems = taken.map(field => [field, field === 'email' ? 'emailTaken' : 'nameTaken'])
  return fail('nameTaken', { fields: Object.fromEntries(problems) })
}

/** Of two who want a name or an address at the same moment the second is told as any other. */
export function nameTaken(error: unknown): never {
  const index = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  const field = takenNames[index]
  throw field ? refusalOf([field]) : error
}
