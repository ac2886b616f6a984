import { z } from 'zod'
import { type CacheTag, call, nothing } from './call.ts'
import { bilingual, id, list, moment, slugLength, slugOrEmpty } from './fields.ts'
import { type Bilingual, type Language, otherLanguage } from './language.ts'
import { days, listCall } from './list.ts'
import type { May } from './permissions.ts'
import { uses } from './uses.ts'

/** The state of one language of a record. */
export type TranslationState = 'missing' | 'current' | 'outdated'
export const translationState = z.enum(['missing', 'current', 'outdated'])

/** When a record can be seen. Empty `publishAt`: at once; empty `unpublishAt`: for ever. */
export const visibility = {
  isVisible: z.boolean(),
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
}

export interface Visibility {
  isVisible: boolean
  publishAt: string | null
  unpublishAt: string | null
}

/** The one question whether the public sees a thing. */
export function isPublic(thing: Visibility, now: Date): boolean {
  if (!thing.isVisible) return false
  if (thing.publishAt && new Date(thing.publishAt) > now) return false
  return !thing.unpublishAt || new Date(thing.unpublishAt) > now
}

/** The next moment at which the answer of `isPublic` changes by itself. */
export function nextChange(thing: Visibility, now: Date): Date | null {
  if (!thing.isVisible) return null
  const moments = [thing.publishAt, thing.unpublishAt].flatMap(at => (at ? [new Date(at)] : []))
  return moments.filter(at => at > now).sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Per language: a hash of its texts, and the hash of the other language it was last in step with. */
export type Translation = Bilingual<{ hash: string; inStepWith: string }>

export function translationStateOf(translation: Translation, language: Language): TranslationState {
  const own = translation[language]
  const other = translation[otherLanguage(language)]
  if (own.hash === '') return 'missing'
  return other.hash === '' || own.inStepWith === other.hash ? 'current' : 'outdated'
}

/**
 * What a save makes of the translation. Changing one language outdates the other, unless both changed,
 * the change was small, or the edit catches up with an older change of the other language.
 */
export function translationAfter(
  before: Translation,
  hashes: Bilingual<string>,
  isSmall: boolean,
): Translation {
  const changed = { de: hashes.de !== before.de.hash, en: hashes.en !== before.en.hash }
  const step = (language: Language) => {
    const other = otherLanguage(language)
    const catchesUp = changed[other] && translationStateOf(before, other) !== 'current'
    const isInStep = changed[language] || (changed[other] && (isSmall || catchesUp))
    const wasInStep = translationStateOf(before, language) === 'current' && !changed[other]
    return {
      hash: hashes[language],
      inStepWith: isInStep || wasInStep ? hashes[other] : before[language].inStepWith,
    }
  }
  return { de: step('de'), en: step('en') }
}

/** What every record carries beside its own fields. */
export const recordState = {
  id,
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.object({ id, name: z.string() }).nullable(),
  deletedAt: moment.nullable(),
  deletedBy: z.object({ id, name: z.string() }).nullable(),
  isPublic: z.boolean(),
  slug: bilingual(z.string()),
  translation: bilingual(translationState),
}

/** What can be done to a record; each leaves an entry in its history. */
export const recordActions = [
  'created',
  'changed',
  'shown',
  'hidden',
  'deleted',
  'putBack',
  'restored',
] as const
export type RecordAction = (typeof recordActions)[number]

export const revision = z.object({
  n: z.int(),
  at: moment,
  by: z.string().nullable(),
  action: z.enum(recordActions),
  changed: z.array(z.string()),
})
export type Revision = z.infer<typeof revision>

/** What can be done to many at once. `erase` deletes for good what lies in the trash. */
export const bulkActions = ['show', 'hide', 'delete', 'restore', 'erase'] as const

export const difference = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type Difference = z.infer<typeof difference>

interface RecordDeclaration<
  Fields extends z.ZodRawShape,
  Listed extends z.ZodRawShape,
  Sort extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
> {
  /** For instance `/backstage/info/news`. */
  path: `/${string}`
  may: May
  clears: CacheTag
  fields: z.ZodObject<Fields>
  /** The fields a row of the list shows: all but the long ones. */
  listed: z.ZodObject<Listed>
  sort: Sort
  /** Further filters of the list. */
  filters: Filters
}

/** Some of the fields, to be changed. What is not given stays as it is: a default is for new things alone. */
export function someOf<Fields extends z.ZodRawShape>(fields: z.ZodObject<Fields>) {
  const bare = Object.entries(fields.shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? field.removeDefault() : field,
  ])
  return z.strictObject(Object.fromEntries(bare) as Fields).partial()
}

/** The calls every record has, and the shape staff see: `{ ...own fields, ...recordState }`. */
export function recordCalls<
  F extends z.ZodRawShape,
  L extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  Q extends z.ZodRawShape,
>(declaration: RecordDeclaration<F, L, S, Q>) {
  const { path, may, fields } = declaration
  const read = { may }
  const write = { may, writes: [declaration.clears] }
  const item = z.object({ ...fields.shape, ...recordState })
  const byId = z.strictObject({ id: z.coerce.number().pipe(id) })
  const nth = byId.extend({ n: z.coerce.number().pipe(id) })
  return {
    list: listCall({
      ...{ path, may, sort: declaration.sort },
      row: z.object({ ...declaration.listed.shape, ...recordState }),
      filters: { ...recordFilters, ...declaration.filters },
    }),
    find: call(`GET ${path}/{id}`, read).input(byId).output(item),
    create: call(`POST ${path}`, { ...write, status: 201 })
      .input(fields)
      .output(item),
    change: call(`PATCH ${path}/{id}`, write)
      .input(
        someOf(fields).extend({ ...byId.shape, version: z.int(), isSmallChange: z.boolean().optional() }),
      )
      .output(item),
    remove: call(`DELETE ${path}/{id}`, { ...write, status: 204 })
      .input(byId)
      .output(nothing),
    putBack: call(`PATCH ${path}/{id}/restore`, write).input(byId).output(item),
    setVisibility: call(`PATCH ${path}/{id}/visibility`, write)
      .input(byId.extend({ isVisible: z.boolean() }))
      .output(item),
    bulk: call(`POST ${path}/bulk`, { ...write, inTransaction: false })
      .input(z.strictObject({ ids: z.array(id).min(1).max(100), action: z.enum(bulkActions) }))
      .output(z.object({ done: z.array(id), failed: z.array(z.object({ id, code: z.string() })) })),
    revisions: call(`GET ${path}/{id}/revisions`, read).input(byId).output(list(revision)),
    revision: call(`GET ${path}/{id}/revisions/{n}`, read)
      .input(nth)
      .output(
        revision.extend({ fields: z.record(z.string(), z.unknown()), differences: z.array(difference) }),
      ),
    restoreRevision: call(`POST ${path}/{id}/revisions/{n}/restore`, write)
      .input(nth.extend({ version: z.int().optional() }))
      .output(item),
    slug: call(`GET ${path}/slug`, read)
      .input(
        z.strictObject({
          value: z.string().max(300),
          language: z.enum(['de', 'en']),
          exceptId: z.coerce.number().pipe(id).optional(),
        }),
      )
      .output(z.object({ free: z.boolean(), reserved: z.boolean(), suggestion: z.string() })),
    uses: call(`GET ${path}/{id}/uses`, read).input(byId).output(uses),
    preview: call(`POST ${path}/{id}/preview`, { ...read, status: 201 })
      .input(byId)
      .output(z.object({ address: bilingual(z.string()), expiresAt: moment })),
  }
}

const recordFilters = {
  trash: z.literal('1').optional(),
  state: z.enum(['public', 'hidden', 'scheduled', 'missing', 'outdated']).optional(),
  ...days('updated'),
}

/** The slug field of a record: empty means "made from the title". */
export const slugField = bilingual(slugOrEmpty)

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' }

/** The slug made from a title: `Größere Spule` → `groessere-spule`. Empty where a title has no letters of ours. */
export function slugOf(title: string): string {
  const spelled = title.toLowerCase().replace(/[äöüßæøå]/g, letter => spelledOut[letter] ?? '')
  const plain = spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, slugLength).replace(/^-+|-+$/g, '')
}
