import { fail } from '#contract/errors.ts'
import { isId } from '#contract/fields.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import { type FileUse, type Reference, referencesIn } from '#contract/references.ts'
import type { Acting, Fields, RecordKind } from './kind.ts'
import { findPubliclyUsedIds } from './used.ts'

const mostReferences = 500 // of a record; the longest list of publications has some two hundred

/** Facts about a file that a record shall refer to. */
interface Known {
  id: number
  type: string
  isPublic: boolean
  isSent: boolean
  createdBy: number | null
}

/**
 * Called before a save: files referenced by a public record become public, so referring to one needs a right.
 * References that a record already has stay allowed; new files must be public already, be uploaded by the
 * caller, or the caller must have the right to choose files. Files sent by visitors cannot be referenced, and
 * image fields accept only images. The site itself may refer to any file. Throws `invalid` at the fields.
 */
export async function refuseForeignFiles(
  kind: Pick<RecordKind, 'record'>,
  context: Acting,
  before: Fields | null,
  fields: Fields,
): Promise<void> {
  if (!context.caller) return
  refuseMany(kind, before, fields)
  const known = new Set(before ? filesIn(kind, before).map(referenceKey) : [])
  const added = filesIn(kind, fields).filter(reference => !known.has(referenceKey(reference)))
  if (added.length === 0) return
  const old = new Set(before ? filesIn(kind, before).map(({ id }) => id) : [])
  const files = await knownFiles(context.db, added)
  const strange = new Set(
    added.map(({ id }) => id).filter(id => !old.has(id) && !isAllowed(context, files.get(id))),
  )
  const used = await shownOf(context, strange)
  const refused: [field: string, why: string][] = []
  for (const reference of added) {
    const { id, takes } = reference
    const file = files.get(id)
    const isRefused = strange.has(id) && !used.has(id)
    const why =
      file?.isSent && !old.has(id)
        ? 'sentFile'
        : isRefused
          ? 'ownFilesOnly'
          : file && wrongTypeReason(file, takes)
    if (why) refused.push([wayTo(reference), why])
  }
  if (refused.length > 0) throw fail('invalid', { fields: Object.fromEntries(refused) })
}

/** Path of the error: the field, and within a text the position. */
function wayTo({ field, inside }: Reference): string {
  return inside ? `${field}.${inside}` : field
}

function filesIn({ record }: Pick<RecordKind, 'record'>, fields: Fields): Reference[] {
  return referencesIn(record.fields, fields).filter(({ to }) => to === 'files')
}

// A field that accepts only images is checked even if another field refers to the file already.
function referenceKey({ id, takes }: Reference): string {
  return `${takes ?? 'file'} ${id}`
}

async function knownFiles(db: Acting['db'], added: readonly Reference[]): Promise<Map<number, Known>> {
  const rows = await db
    .selectFrom('files')
    .where('id', 'in', [0, ...added.map(({ id }) => id).filter(isId)])
    .where('deletedAt', 'is', null)
    .select(['id', 'type', 'isPublic', 'isSent', 'createdBy'])
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

function isAllowed({ caller }: Acting, file: Known | undefined): boolean {
  if (mayDo(opens.fileChoice, caller?.flags ?? null)) return true
  return file !== undefined && (file.isPublic || file.createdBy === caller?.id)
}

/** What the public sees already, whoever uploaded it. */
async function shownOf(context: Acting, ids: ReadonlySet<number>): Promise<Set<number>> {
  const known = [...ids].filter(isId)
  if (known.length === 0) return new Set()
  return findPubliclyUsedIds({ ...context, kinds: context.kinds ?? [] }, 'files', known)
}

/** A record that refers to more than it did may not refer to more than this; a text is not made so by hand. */
function refuseMany({ record }: Pick<RecordKind, 'record'>, before: Fields | null, fields: Fields): void {
  const now = firstOfEach(referencesIn(record.fields, fields))
  const beyond = now[mostReferences]
  if (!beyond || (before && now.length <= firstOfEach(referencesIn(record.fields, before)).length)) return
  throw fail('invalid', { fields: { [wayTo(beyond)]: 'tooManyReferences' } })
}

function firstOfEach(references: readonly Reference[]): Reference[] {
  const first = new Map<string, Reference>()
  for (const reference of references) {
    const key = `${reference.to} ${reference.id}`
    if (!first.has(key)) first.set(key, reference)
  }
  return [...first.values()]
}

const others: Record<FileUse, [type: RegExp, why: string]> = {
  picture: [/^image\//, 'validPicture'],
  sound: [/^audio\//, 'validSound'],
  pdf: [/^application\/pdf$/, 'validPdf'],
}

function wrongTypeReason({ type }: Known, takes: FileUse | undefined): string | null {
  if (!takes) return null
  const [wanted, why] = others[takes]
  return wanted.test(type) ? null : why
}
