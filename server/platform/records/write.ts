import { fail } from '#contract/errors.ts'
import { languagesIn, withOlder } from '#contract/older-state.ts'
import type { RecordAction } from '#contract/record.ts'
import { referencesIn } from '#contract/references.ts'
import { refuseUndescribed } from './descriptions.ts'
import { refuseForeignFiles } from './file-rights.ts'
import { columnsOf, fieldsOf, find, type RecordRow } from './items.ts'
import {
  type Acting,
  type Declared,
  type Fields,
  type FieldsOf,
  fieldNames,
  type ItemOf,
  type RecordKind,
  recordsIn,
  type Saved,
  tableOf,
} from './kind.ts'
import { findLostReferences, isOwnField, refuseLostInside } from './references.ts'
import { differences, fieldsAt, writeRevision } from './revisions.ts'
import { filledIn, refuseWithoutRight } from './rights.ts'
import { searchTextOf } from './search-text.ts'
import { type Saving, traitsOf } from './traits.ts'

/** Makes a record. Throws `incomplete`, `slugTaken`, `slugReserved`, `notAllowed` and `invalid`. */
export async function create<R extends Declared>(
  kind: RecordKind<R>,
  context: Acting,
  given: FieldsOf<R>,
): Promise<ItemOf<R>> {
  const { db, caller, clock } = context
  refuseWithoutRight(kind, context, filledIn(given))
  const fields = await settleFields(kind, context, 'created', { before: null, fields: given })
  const by = caller?.id ?? null
  const { id } = await recordsIn(db)
    .insertInto(tableOf(kind))
    .values({
      ...columns(kind, fields, { row: null, isSmallChange: false }),
      ...{ createdAt: clock(), updatedAt: clock(), createdBy: by, updatedBy: by },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await put(kind, context, { id, fields, isNew: true })
  await writeRevision(kind, context, { id, action: 'created', fields, changed: [] })
  await kind.afterSave?.(context, { id, fields, before: null })
  return find(kind, context, id)
}

type Given<F> = { [Name in keyof F]?: F[Name] | undefined }
/** Changed fields of a record, the version they are based on, and whether the change is small. */
export type Change<F> = Given<F> & { id: number; version: number; isSmallChange?: boolean | undefined }

/** Saves changed fields. Throws `staleVersion` with the current state if the record was saved meanwhile. */
export async function change<R extends Declared>(
  kind: RecordKind<R>,
  context: Acting,
  { id, version, isSmallChange = false, ...given }: Change<FieldsOf<R>>,
): Promise<ItemOf<R>> {
  const row = await lockedRow(kind, context, id)
  await refuseStale(kind, context, row, version)
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  await save(kind, context, { row, given: known, action: 'changed', isSmallChange })
  return find(kind, context, id)
}

export async function setVisibility<R extends Declared>(
  kind: RecordKind<R>,
  context: Acting,
  { id, isVisible }: { id: number; isVisible: boolean },
): Promise<ItemOf<R>> {
  const row = await lockedRow(kind, context, id)
  const action = isVisible ? 'shown' : 'hidden'
  await save(kind, context, { row, given: { isVisible }, action, isSmallChange: false })
  return find(kind, context, id)
}

/**
 * Restores texts, image and tags of an older revision. Visibility and address stay unchanged, as do fields
 * with their own rights and a language that the revision did not have.
 */
export async function restoreRevision<R extends Declared>(
  kind: RecordKind<R>,
  context: Acting,
  { id, n, version }: { id: number; n: number; version?: number | undefined },
): Promise<ItemOf<R>> {
  const row = await lockedRow(kind, context, id)
  if (version !== undefined) await refuseStale(kind, context, row, version)
  const now = await fieldsOfOne(kind, context, row)
  const old = await fieldsAt(kind, context, { id, n })
  const given = await withoutLost(kind, context, withOlder(now, old, languagesIn(old)))
  await save(kind, context, { row, given, action: 'restored', isSmallChange: false })
  return find(kind, context, id)
}

interface Save {
  row: RecordRow
  given: Fields
  action: RecordAction
  isSmallChange: boolean
}

async function save(
  kind: RecordKind,
  context: Acting,
  { row, given, action, isSmallChange }: Save,
): Promise<void> {
  const { db, clock, caller } = context
  const { id } = row
  const before = await fieldsOfOne(kind, context, row)
  const wished = { ...before, ...given }
  const fields = await settleFields(kind, context, action, { before: { id, fields: before }, fields: wished })
  const changed = changedBetween(kind, before, fields)
  if (changed.length === 0) return
  // Checks only the requested fields: derived changes, such as the publication date, need no right.
  refuseWithoutRight(kind, context, changedBetween(kind, before, wished))
  await recordsIn(db)
    .updateTable(tableOf(kind))
    .set({
      ...columns(kind, fields, { row, isSmallChange }),
      version: row.version + 1,
      updatedAt: clock(),
      updatedBy: caller?.id ?? null,
    } as never)
    .where('id', '=', id)
    .execute()
  await put(kind, context, { id, fields, isNew: false })
  await writeRevision(kind, context, { id, action, fields, changed })
  await kind.afterSave?.(context, { id, fields, before })
}

function changedBetween(kind: RecordKind, before: Fields, after: Fields): string[] {
  return differences(kind, before, after).map(({ field }) => field)
}

/** Completes and checks the fields to save. */
async function settleFields(
  kind: RecordKind,
  context: Acting,
  action: RecordAction,
  saving: Saving,
): Promise<Fields> {
  const { before } = saving
  await refuseForeignFiles(kind, context, before?.fields ?? null, saving.fields)
  if (action !== 'restored') await refuseLostInside(kind, context, before?.fields ?? null, saving.fields)
  let fields = (await kind.complete?.(context, saving.fields, before?.fields ?? null)) ?? saving.fields
  for (const trait of traitsOf(kind))
    fields = (await trait.settle?.(kind, context, { before, fields })) ?? fields
  await kind.refuse?.(context, fields, before?.id ?? null, before?.fields ?? null)
  await refuseUndescribed(kind, context, before?.fields ?? null, fields)
  return fields
}

function columns(kind: RecordKind, fields: Fields, save: { row: RecordRow | null; isSmallChange: boolean }) {
  const own = traitsOf(kind).map(trait => trait.columns?.(kind, fields, save))
  return Object.assign({ ...columnsOf(kind, fields), searchText: searchTextOf(kind.words(fields)) }, ...own)
}

async function put(kind: RecordKind, context: Acting, saved: Saved): Promise<void> {
  for (const trait of traitsOf(kind)) await trait.put?.(kind, context, saved)
}

async function fieldsOfOne(kind: RecordKind, context: Acting, row: RecordRow): Promise<Fields> {
  const [fields] = await fieldsOf(kind, context, [row])
  return fields as Fields
}

async function withoutLost(kind: RecordKind, { db }: Acting, old: Fields): Promise<Fields> {
  const known = fieldNames(kind).flatMap(name =>
    name in old && !kind.record.rights?.[name] ? [[name, old[name]]] : [],
  )
  const lost = await findLostReferences(db, referencesIn(kind.record.fields, old).filter(isOwnField))
  return { ...Object.fromEntries(known), ...Object.fromEntries(lost.map(({ field }) => [field, null])) }
}

export async function lockedRow(
  kind: RecordKind,
  { db }: Acting,
  id: number,
  where: 'outside the trash' | 'anywhere' = 'outside the trash',
): Promise<RecordRow> {
  const row = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (row.deletedAt && where === 'outside the trash')) throw fail('notFound')
  return row
}

export async function refuseStale(
  kind: RecordKind,
  context: Acting,
  row: RecordRow,
  version: number,
): Promise<void> {
  if (row.version !== version) throw fail('staleVersion', { current: await find(kind, context, row.id) })
}
