import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import { missingIn } from '#contract/needs.ts'
import { referencesIn } from '#contract/references.ts'
import { translationAfter } from '#contract/translation.ts'
import { isPublic, type Visibility } from '#contract/visibility.ts'
import { asJson } from '#server/platform/database/database.ts'
import type { RecordRow } from './items.ts'
import { type Acting, type Fields, fieldNames, type RecordKind, type Saved } from './kind.ts'
import { isOwnField, putReferences, refuseLost } from './references.ts'
import { putSearch } from './search-index.ts'
import { putSlugs, settleSlugs } from './slugs.ts'
import { putTags } from './tags.ts'
import { hashesAfter, hashesOf, statesOf, untranslated } from './translation.ts'

/** The fields to save, and the saved ones; `before` is null for a new record. */
export interface Saving {
  before: { id: number; fields: Fields } | null
  fields: Fields
}

/** The effects of a trait on the records of a kind that has it. */
export interface TraitRules {
  isTakenBy(kind: RecordKind): boolean
  /** Called before a save: fills in and checks fields. Throws failures. */
  settle?(kind: RecordKind, context: Acting, saving: Saving): Promise<Fields>
  /** Values of the trait's own columns. */
  columns?(kind: RecordKind, fields: Fields, save: { row: RecordRow | null; isSmallChange: boolean }): object
  /** Called after the row is written: saves data in other tables. */
  put?(kind: RecordKind, context: Acting, saved: Saved): Promise<void>
  /** Further facts for staff. */
  state?(row: RecordRow, now: Date): object
}

const published: TraitRules = {
  isTakenBy: kind => kind.published !== undefined,
  async settle(kind, { clock }, { before, fields: wished }) {
    const was = before?.fields
    const appears = wished.isVisible && !was?.isVisible && !wished.publishAt
    const fields = appears ? { ...wished, publishAt: clock().toISOString() } : wished
    refuseBackwards(fields)
    refuseHidingNeeded(kind, was, fields, clock())
    return fields
  },
  state: ({ deletedAt, ...row }, now) => ({
    isPublic: deletedAt === null && isPublic(visibilityOf(row), now),
  }),
}

function visibilityOf({ isVisible, publishAt, unpublishAt }: Omit<RecordRow, 'deletedAt'>): Visibility {
  const text = (moment: Date | null) => moment?.toISOString() ?? null
  return { isVisible, publishAt: text(publishAt), unpublishAt: text(unpublishAt) }
}

function refuseBackwards(fields: Fields): void {
  const { publishAt, unpublishAt } = fields as unknown as Visibility
  if (publishAt && unpublishAt && new Date(unpublishAt) <= new Date(publishAt))
    throw fail('invalid', { fields: { unpublishAt: 'endBeforeStart' } })
}

// The menu links to such a record, so it must always be visible.
function refuseHidingNeeded(
  { published: rules }: RecordKind,
  was: Fields | undefined,
  fields: Fields,
  now: Date,
) {
  const isNeeded = (one: Fields) => rules?.isNeeded?.(one) ?? false
  const isHidden = !isPublic(fields as unknown as Visibility, now) || fields.unpublishAt
  const isGone = was && isNeeded(was) && !isNeeded(fields)
  if (isGone || (isNeeded(fields) && isHidden)) throw fail('needed')
}

const translated: TraitRules = {
  isTakenBy: kind => kind.translated !== undefined,
  async settle(kind, _, { fields }) {
    refuseIncomplete(kind.record, fields)
    return fields
  },
  columns: (kind, fields, { row, isSmallChange }) => {
    if (!row)
      return { translation: asJson(translationAfter(untranslated, hashesOf(kind, fields), isSmallChange)) }
    const { translation } = row
    const hashes = hashesAfter(kind, fields, { before: row as unknown as Fields, translation })
    return { translation: asJson(translationAfter(translation, hashes, isSmallChange)) }
  },
  state: ({ translation }) => ({ translation: statesOf(translation) }),
}

function refuseIncomplete({ needs }: RecordKind['record'], fields: Fields): void {
  const missing = needs ? missingIn(needs, fields) : []
  if (missing.length > 0)
    throw fail('incomplete', { fields: Object.fromEntries(missing.map(path => [path, 'required'])) })
}

// Each reference that is a field itself must have an existing target.
const references: TraitRules = {
  isTakenBy: () => true,
  async settle({ record }, { db }, { fields }) {
    await refuseLost(db, referencesIn(record.fields, fields).filter(isOwnField))
    return fields
  },
  put: (kind, { db }, saved) => putReferences(db, kind, saved),
}

const addressed: TraitRules = {
  isTakenBy: kind => kind.addressed !== undefined,
  async settle(kind, { db }, { before, fields }) {
    const { slugFrom = '' } = kind.addressed ?? {}
    const title = typeof slugFrom === 'string' ? (fields[slugFrom] as Bilingual<string>) : slugFrom(fields)
    const slug = fields.slug as Bilingual<string>
    return { ...fields, slug: await settleSlugs(db, kind, { id: before?.id ?? null, slug, title }) }
  },
  put: (kind, { db }, saved) => putSlugs(db, kind, saved),
}

const searched: TraitRules = {
  isTakenBy: kind => kind.searched !== undefined,
  put: (kind, { db }, saved) => putSearch(db, kind, saved),
}

const tagged: TraitRules = {
  isTakenBy: kind => fieldNames(kind).includes('tags'),
  put: (kind, { db }, saved) => putTags(db, kind, saved),
}

// In the order in which they process a save: dates, texts, references, and slugs last, because these take a
// lock.
const allTraits: readonly TraitRules[] = [published, translated, references, tagged, searched, addressed]

/** Returns the rules of the traits that a kind has. */
export function traitsOf(kind: RecordKind): TraitRules[] {
  return allTraits.filter(trait => trait.isTakenBy(kind))
}
