import { fail } from '#contract/errors.ts'
import { isBilingual, languages } from '#contract/language.ts'
import type { Difference, RecordAction, Revision } from '#contract/record.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { audit } from './audit.ts'
import { type Acting, fieldNames, type RecordFields, type RecordKind } from './kind.ts'
import { inOrder } from './translation.ts'

interface Step<F> {
  id: number
  action: RecordAction
  fields: F
  changed: string[]
}

/** Keeps what a record is from now on, and who made it so. */
export async function remember<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  { id, action, fields, changed }: Step<F>,
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

/** The history of a record, newest first. */
export async function revisions<F extends RecordFields>(
  kind: RecordKind<F>,
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

/** One step of the history, with what it changed against the one before. */
export async function revision<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  { id, n }: { id: number; n: number },
) {
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

/** A record's fields as a revision holds them. Throws `notFound`. */
export async function fieldsAt<F extends RecordFields>(
  kind: RecordKind<F>,
  { db }: Pick<Context, 'db'>,
  { id, n }: { id: number; n: number },
): Promise<F> {
  const row = await db
    .selectFrom('revisions')
    .select('fields')
    .where('kind', '=', kind.name)
    .where('recordId', '=', id)
    .where('n', '=', n)
    .executeTakeFirst()
  if (!row) throw fail('notFound')
  return row.fields as F
}

/** Field by field, texts language by language: `title.de`. */
export function differences<F extends RecordFields>(
  kind: RecordKind<F>,
  before: F | null,
  after: F,
): Difference[] {
  return fieldNames(kind)
    .flatMap(name => partsOf(name, before?.[name], after[name]))
    .filter(({ before: was, after: is }) => inOrder(was ?? null) !== inOrder(is ?? null))
}

function partsOf(name: string, before: unknown, after: unknown): Difference[] {
  if (isParts(before) || isParts(after))
    return partsById(name, isParts(before) ? before : [], isParts(after) ? after : [])
  if (!isBilingual(before) && !isBilingual(after)) return [{ field: name, before, after }]
  return languages.map(language => ({
    field: `${name}.${language}`,
    before: isBilingual(before) ? before[language] : undefined,
    after: isBilingual(after) ? after[language] : undefined,
  }))
}

type Part = Record<string, unknown> & { id: string }

function isParts(value: unknown): value is Part[] {
  return Array.isArray(value) && value.some(one => typeof one === 'object' && one !== null && 'id' in one)
}

/** Part by part, whatever their order, and text by text inside: `items.part-1.content.entries.0.answer.de`. */
function partsById(name: string, before: Part[], after: Part[]): Difference[] {
  const order = {
    field: `${name}.order`,
    before: before.map(({ id }) => id),
    after: after.map(({ id }) => id),
  }
  const ids = [...new Set([...order.after, ...order.before])]
  const inside = ids.flatMap(id => {
    const was = leavesOf(before.find(part => part.id === id))
    const is = leavesOf(after.find(part => part.id === id))
    const paths = [...new Set([...was.keys(), ...is.keys()])]
    return paths.map(path => ({ field: `${name}.${id}.${path}`, before: was.get(path), after: is.get(path) }))
  })
  return [...inside, order]
}

// Documents are told as a whole: their words are compared where they are shown.
function leavesOf(value: unknown, path: string[] = []): Map<string, unknown> {
  const isWhole = typeof value !== 'object' || value === null || ('type' in value && value.type === 'doc')
  if (isWhole) return value === undefined ? new Map() : new Map([[path.join('.'), value]])
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, [...path, key])]))
}
