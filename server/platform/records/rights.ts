import { fail } from '#contract/errors.ts'
import { mayDo } from '#contract/permissions.ts'
import type { Acting, Fields, RecordKind } from './kind.ts'

/**
 * Throws `notAllowed`, with the fields, for changed fields that need a further right. For a new record only
 * non-empty fields count. The site itself may change everything.
 */
export function refuseWithoutRight(
  { record }: RecordKind,
  { caller }: Acting,
  changed: readonly string[],
): void {
  if (!caller) return
  const refused = changed.filter(field => {
    const may = record.rights?.[field.split('.')[0] ?? '']
    return may !== undefined && !mayDo(may, caller.flags)
  })
  if (refused.length > 0)
    throw fail('notAllowed', { fields: Object.fromEntries(refused.map(field => [field, 'notAllowed'])) })
}

/** Returns the names of the non-empty fields. */
export function filledIn(fields: Fields): string[] {
  return Object.keys(fields).filter(name => !isEmpty(fields[name]))
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === null || value === undefined || value === '' || value === false
}
