import { fail } from '#contract/errors.ts'
import { takenNames } from './queries.ts'

/** Of two who want a name at the same moment the second is told as any other. */
export function nameTaken(error: unknown): never {
  const index = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  const field = takenNames[index]
  throw field ? fail('nameTaken', { fields: { [field]: 'nameTaken' } }) : error
}
