import { type Described, lacksDescription, picturesIn, type ShownPicture } from '#contract/descriptions.ts'
import { fail } from '#contract/errors.ts'
import { languages } from '#contract/language.ts'
import type { Acting, Fields, RecordKind } from './kind.ts'
import { isComplete } from './translation.ts'

/**
 * Throws `picturesUndescribed` if a record becomes public with new images that have neither a description nor
 * a reason for its absence. Images already public without one are accepted.
 */
export async function refuseUndescribed(
  kind: RecordKind,
  { db, caller, isDraft }: Acting,
  before: Fields | null,
  fields: Fields,
): Promise<void> {
  if (!caller || isDraft || !fields.isVisible) return
  const shown = before?.isVisible ? picturesOf(kind, before) : []
  const known = new Set(shown.map(pictureKey))
  const added = picturesOf(kind, fields).filter(picture => !known.has(pictureKey(picture)))
  const pictures = await findUndescribed(kind, db, fields, added)
  if (pictures.length > 0) throw fail('picturesUndescribed', { pictures })
}

function picturesOf(kind: RecordKind, fields: Fields): ShownPicture[] {
  const named = new Set(kind.published?.namedPictures)
  return picturesIn(kind.record.fields, fields).filter(({ field }) => !named.has(field))
}

/**
 * Identifies an image independently of the part it is in, so that moving it does not require a description.
 */
function pictureKey({ fileId, language, alt, isDecorative }: ShownPicture): string {
  return JSON.stringify([fileId, language, alt, isDecorative])
}

async function findUndescribed(
  kind: RecordKind,
  db: Acting['db'],
  fields: Fields,
  pictures: readonly ShownPicture[],
): Promise<number[]> {
  if (pictures.length === 0) return []
  const files = await db
    .selectFrom('files')
    .select(['id', 'alt', 'isDecorative'])
    .where(
      'id',
      'in',
      pictures.map(({ fileId }) => fileId),
    )
    .where('width', 'is not', null)
    .where('undescribedReason', '=', '')
    .execute()
  const byId = new Map(files.map(file => [file.id, file]))
  const shown = languages.filter(language => !kind.translated || isComplete(kind, fields, language))
  const lacking = pictures.filter(picture => {
    const file = byId.get(picture.fileId)
    const read = shown.filter(language => !picture.language || picture.language === language)
    if (!file) return false
    const described = { alt: file.alt as Described['alt'], isDecorative: file.isDecorative }
    return read.some(language => lacksDescription(picture, described, language))
  })
  return [...new Set(lacking.map(({ fileId }) => fileId))]
}
