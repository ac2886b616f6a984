import { fail } from '#contract/errors.ts'
import { isId } from '#contract/fields.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import { type FileUse, type Reference, referencesIn } from '#contract/references.ts'
import type { Acting, Fields, RecordKind } from './kind.ts'
import { publiclyUsed } from './references.ts'

/** What is known of a file where something shall point at it. */
interface Known {
  id: number
  type: string
  isPublic: boolean
  isSent: boolean
  createdBy: number | null
}

/**
 * Before a save: what something public names is public, so naming a file is a right. It stays where it was; new ones are
 * public already, uploaded by the caller, or chosen by who may choose files. What visitors have sent is named by nobody,
 * and a picture's place takes pictures. The site itself names any. Throws `invalid` at the fields.
 */
export async function refuseForeignFiles(
  kind: Pick<RecordKind, 'record'>,
  context: Acting,
  before: Fields | null,
  fields: Fields,
): Promise<void> {
  if (!context.caller) return
  const known = new Set(before ? filesIn(kind, before).map(placeOf) : [])
  const added = filesIn(kind, fields).filter(reference => !known.has(placeOf(reference)))
  if (added.length === 0) return
  const old = new Set(before ? filesIn(kind, before).map(({ id }) => id) : [])
  const files = await knownFiles(context.db, added)
  const refused: [field: string, why: string][] = []
  for (const reference of added) {
    const file = files.get(reference.id)
    const why =
      (old.has(reference.id) ? null : await refusalOf(context, reference.id, file)) ??
      (file && isOther(file, reference.takes))
    if (why) refused.push([wayTo(reference), why])
  }
  if (refused.length > 0) throw fail('invalid', { fields: Object.fromEntries(refused) })
}

/** The way to what is wrong: to its field, and in a text to its place. */
function wayTo({ field, inside }: Reference): string {
  return inside ? `${field}.${inside}` : field
}

function filesIn({ record }: Pick<RecordKind, 'record'>, fields: Fields): Reference[] {
  return referencesIn(record.fields, fields).filter(({ to }) => to === 'files')
}

// A place that takes pictures is asked again where the file was named by another.
function placeOf({ id, takes }: Reference): string {
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

async function refusalOf(context: Acting, id: number, file: Known | undefined): Promise<string | null> {
  const { caller, kinds = [] } = context
  if (file?.isSent) return 'sentFile'
  if (mayDo(opens.fileChoice, caller?.flags ?? null)) return null
  if (file && (file.isPublic || file.createdBy === caller?.id)) return null
  return (await publiclyUsed({ ...context, kinds }, 'files', [id])) ? null : 'ownFilesOnly'
}

const others: Record<FileUse, [type: RegExp, why: string]> = {
  picture: [/^image\//, 'validPicture'],
  sound: [/^audio\//, 'validSound'],
  pdf: [/^application\/pdf$/, 'validPdf'],
}

function isOther({ type }: Known, takes: FileUse | undefined): string | null {
  if (!takes) return null
  const [wanted, why] = others[takes]
  return wanted.test(type) ? null : why
}
