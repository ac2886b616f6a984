import { fail } from '#contract/errors.ts'
import { languages } from '#contract/language.ts'
import { languagesIn, withOlder } from '#contract/older-state.ts'
import { isPublic, type RecordAction, translationAfter } from '#contract/record.ts'
import { referencesIn } from '#contract/references.ts'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'
import { columnsOf, fieldsOf, find, type Item, type RecordRow } from './items.ts'
import { type Acting, fieldNames, type RecordFields, type RecordKind, recordsIn, tableOf } from './kind.ts'
import { putReferences } from './references.ts'
import { differences, fieldsAt, remember } from './revisions.ts'
import { putSearch } from './search-index.ts'
import { searchTextOf } from './search-text.ts'
import { putSlugs, settleSlugs } from './slugs.ts'
import { putTags } from './tags.ts'
import { hashesOf, isComplete } from './translation.ts'

const untranslated = { de: { hash: '', inStepWith: '' }, en: { hash: '', inStepWith: '' } }

/** Makes a record. Throws `incomplete`, `slugTaken`, `slugReserved` and `invalid`. */
export async function create<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  given: F,
): Promise<Item<F>> {
  const { db, caller, clock } = context
  const fields = await settled(kind, context, null, given)
  const by = caller?.id ?? null
  const { id } = await recordsIn(db)
    .insertInto(tableOf(kind))
    .values({
      ...columnsOf(kind, fields),
      translation: asJson(translationAfter(untranslated, hashesOf(kind, fields), false)),
      searchText: searchTextOf(kind.words(fields)),
      ...{ createdAt: clock(), updatedAt: clock(), createdBy: by, updatedBy: by },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await putSlugs(db, kind, id, fields.slug)
  await putSearch(db, kind, id, fields)
  await putReferences(db, kind, id, fields)
  if (fields.tags) await putTags(db, kind.name, id, fields.tags)
  await remember(kind, context, { id, action: 'created', fields, changed: [] })
  return find(kind, context, id)
}

type Given<F> = { [Name in keyof F]?: F[Name] | undefined }
/** Some fields of a record, the version they were read at, and whether they change little. */
export type Change<F> = Given<F> & { id: number; version: number; isSmallChange?: boolean | undefined }

/** Saves some fields. Throws `staleVersion` with the current state where somebody else was faster. */
export async function change<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  { id, version, isSmallChange = false, ...given }: Change<F>,
): Promise<Item<F>> {
  const row = await lockedRow(kind, context, id)
  await refuseStale(kind, context, row, version)
  return save(kind, context, { row, given: onlyGiven<F>(given), action: 'changed', isSmallChange })
}

function onlyGiven<F>(given: object): Partial<F> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<F>
}

export async function setVisibility<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  { id, isVisible }: { id: number; isVisible: boolean },
): Promise<Item<F>> {
  const row = await lockedRow(kind, context, id)
  const given = { isVisible } as Partial<F>
  return save(kind, context, { row, given, action: isVisible ? 'shown' : 'hidden', isSmallChange: false })
}

/**
 * Brings back texts, picture and tags of an older state; whether it is public, and where, stays as it is, and so does
 * a language which that state did not have.
 */
export async function restoreRevision<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  { id, n, version }: { id: number; n: number; version?: number | undefined },
): Promise<Item<F>> {
  const row = await lockedRow(kind, context, id)
  if (version !== undefined) await refuseStale(kind, context, row, version)
  const [now] = (await fieldsOf(kind, context, [row])) as [F]
  const old = await fieldsAt(kind, context, { id, n })
  const given = await withoutLost(kind, context.db, withOlder(now, old, languagesIn(old)))
  return save(kind, context, { row, given, action: 'restored', isSmallChange: false })
}

interface Save<F> {
  row: RecordRow
  given: Partial<F>
  action: RecordAction
  isSmallChange: boolean
}

async function save<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  { row, given, action, isSmallChange }: Save<F>,
): Promise<Item<F>> {
  const { db, clock, caller } = context
  const [before] = (await fieldsOf(kind, context, [row])) as [F]
  const fields = await settled(kind, context, { id: row.id, fields: before }, { ...before, ...given })
  const changed = differences(kind, before, fields).map(({ field }) => field)
  if (changed.length === 0) return find(kind, context, row.id)
  await recordsIn(db)
    .updateTable(tableOf(kind))
    .set({
      ...columnsOf(kind, fields),
      translation: asJson(translationAfter(row.translation, hashesOf(kind, fields), isSmallChange)),
      searchText: searchTextOf(kind.words(fields)),
      version: row.version + 1,
      updatedAt: clock(),
      updatedBy: caller?.id ?? null,
    } as never)
    .where('id', '=', row.id)
    .execute()
  await putSlugs(db, kind, row.id, fields.slug)
  await putSearch(db, kind, row.id, fields)
  await putReferences(db, kind, row.id, fields)
  if (fields.tags) await putTags(db, kind.name, row.id, fields.tags)
  await remember(kind, context, { id: row.id, action, fields, changed })
  return find(kind, context, row.id)
}

/** What will be kept: checked as a whole, with slugs, and with the date of first being seen. */
async function settled<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  before: { id: number; fields: F } | null,
  wished: F,
): Promise<F> {
  const { db, clock } = context
  const appears = wished.isVisible && !before?.fields.isVisible && !wished.publishAt
  const dated = appears ? { ...wished, publishAt: clock().toISOString() } : wished
  const fields = (await kind.complete?.(context, dated, before?.fields ?? null)) ?? dated
  refuseBackwards(fields)
  refuseHidingNeeded(kind, before?.fields, fields, clock())
  refuseIncomplete(kind, fields)
  await refuseLost(kind, db, fields)
  await kind.refuse?.(context, fields, before?.id ?? null)
  const slug = await settleSlugs(db, kind, { id: before?.id ?? null, slug: fields.slug, title: fields.title })
  return { ...fields, slug }
}

function refuseBackwards({ publishAt, unpublishAt }: RecordFields): void {
  if (publishAt && unpublishAt && new Date(unpublishAt) <= new Date(publishAt))
    throw fail('invalid', { fields: { unpublishAt: 'endBeforeStart' } })
}

// The menu leads there, so it is always to be seen.
function refuseHidingNeeded<F extends RecordFields>(
  { isNeeded = () => false }: RecordKind<F>,
  before: F | undefined,
  fields: F,
  now: Date,
): void {
  const isGone = before && isNeeded(before) && !isNeeded(fields)
  const isHidden = isNeeded(fields) && (!isPublic(fields, now) || fields.unpublishAt)
  if (isGone || isHidden) throw fail('needed')
}

function refuseIncomplete<F extends RecordFields>(kind: RecordKind<F>, fields: F): void {
  if (!fields.isVisible || languages.some(language => isComplete(kind, fields, language))) return
  const begun = fields.title.en !== '' && fields.title.de === '' ? 'en' : 'de'
  const missing = kind.needs.filter(name => !isComplete({ ...kind, needs: [name] }, fields, begun))
  throw fail('incomplete', {
    fields: Object.fromEntries(missing.map(name => [`${name}.${begun}`, 'required'])),
  })
}

async function refuseLost<F extends RecordFields>(kind: RecordKind<F>, db: Kysely<Database>, fields: F) {
  const lost = await lostPointers(kind, db, fields)
  if (lost.length > 0)
    throw fail('invalid', { fields: Object.fromEntries(lost.map(name => [name, 'value'])) })
}

async function withoutLost<F extends RecordFields>(
  kind: RecordKind<F>,
  db: Kysely<Database>,
  old: Partial<F>,
): Promise<Partial<F>> {
  const known = Object.fromEntries(fieldNames(kind).flatMap(name => (name in old ? [[name, old[name]]] : [])))
  const lost = await lostPointers(kind, db, old)
  return { ...known, ...Object.fromEntries(lost.map(name => [name, null])) } as Partial<F>
}

/** The fields that point at something which is not there. What parts and texts point at is left out when it is shown. */
async function lostPointers<F extends RecordFields>(
  kind: RecordKind<F>,
  db: Kysely<Database>,
  fields: Partial<F>,
): Promise<string[]> {
  const lost: string[] = []
  for (const { to, id, field } of referencesIn(kind.fields, fields)) {
    if (field.includes('.')) continue
    const found = await db
      .selectFrom(to as 'files')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) lost.push(field)
  }
  return lost
}

export async function lockedRow<F extends RecordFields>(
  kind: RecordKind<F>,
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

async function refuseStale<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  row: RecordRow,
  version: number,
): Promise<void> {
  if (row.version !== version) throw fail('staleVersion', { current: await find(kind, context, row.id) })
}
