import { type Failure, fail } from '#contract/errors.ts'
import { takenNames } from './queries.ts'

/** Returns the failure for login names of another user, with an error for each field. */
export function refusalOf(taken: readonly ('username' | 'email')[]): Failure {
  const problems = taken.map(field => [field, field === 'email' ? 'emailTaken' : 'nameTaken'])
  return fail('nameTaken', { fields: Object.fromEntries(problems) })
}

/**
 * Converts a violated unique index to `nameTaken`, for two concurrent saves of the same name or e-mail
 * address.
 */
export function rethrowNameTaken(error: unknown): never {
  const index = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  const field = takenNames[index]
  throw field ? refusalOf([field]) : error
}
