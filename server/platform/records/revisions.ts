import { differencesBetween } from '#contract/differences.ts'
import { fail } from '#contract/errors.ts'
import type { Difference, RecordAction, Revision } from '#contract/record.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { audit } from './audit.ts'
import { type Acting, type Fields, fieldNames, type RecordKind } from './kind.ts'

interface Step {
  id: number
  action: RecordAction
  fields: Fields
  changed: string[]
}

/** Stores a revision with the record's new state and its author. */
export async function writeRevision(
  kind: RecordKind,
  context: Acting,
  { id, action, fields, changed }: Step,
): Promise<void> {
  const { db, caller, clock } = context
  await db
    .insertInto('revisions')
    .values(({ selectFrom, fn, val }) => ({
      kind: kind.name,
      recordId: id,
      n: selectFrom('revisions')
        .select(({ eb }) => eb(fn.coalesce(fn.max('n'), val(0)), '+', 1).as('n'))
        .where('kind', '=', kind.name)
        .where('recordId', '=', id),
      action,
      fields: asJson(fields),
      changed: asJson(changed),
      userId: caller?.id ?? null,
      createdAt: clock(),
    }))
    .execute()
  await audit(context, { action, entity: kind.name, entityId: id, details: { changed } })
}

/** Returns the history of a record, newest first. */
export async function revisions(
  kind: RecordKind,
  context: Acting,
  id: number,
): Promise<{ count: number; rows: Revision[] }> {
  const rows = await context.db
    .selectFrom('revisions')
    .select(['n', 'action', 'changed', 'userId', 'createdAt'])
    .where('kind', '=', kind.name)
    .where('recordId', '=', id)
    .orderBy('n', 'desc')
    .execute()
  if (rows.length === 0) throw fail('notFound')
  const names = await kind.namesOf(
    context,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return {
    count: rows.length,
    rows: rows.map(({ n, action, changed, userId, createdAt }) => ({
      n,
      at: createdAt.toISOString(),
      by: names.get(userId ?? 0) ?? null,
      action: action as RecordAction,
      changed: changed as string[],
    })),
  }
}

/** Returns one revision with its differences from the one before. */
export async function revision(kind: RecordKind, context: Acting, { id, n }: { id: number; n: number }) {
  const found = (await revisions(kind, context, id)).rows.find(row => row.n === n)
  if (!found) throw fail('notFound')
  const fields = await fieldsAt(kind, context, { id, n })
  const before = n > 1 ? await fieldsAt(kind, context, { id, n: n - 1 }) : null
  return {
    ...found,
    fields: fields as Record<string, unknown>,
    differences: differences(kind, before, fields),
  }
}

/** Returns a record's fields of a revision. Throws `notFound`. */
export async function fieldsAt(
  kind: RecordKind,
  { db }: Pick<Context, 'db'>,
  { id, n }: { id: number; n: number },
): Promise<Fields> {
  const row = await db
    .selectFrom('revisions')
    .select('fields')
    .where('kind', '=', kind.name)
    .where('recordId', '=', id)
    .where('n', '=', n)
    .executeTakeFirst()
  if (!row) throw fail('notFound')
  return row.fields as Fields
}

export function differences(kind: RecordKind, before: Fields | null, after: Fields): Difference[] {
  return differencesBetween(fieldNames(kind), before, after)
}
