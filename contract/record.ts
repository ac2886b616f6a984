import { z } from 'zod'
import { type CacheTag, call, nothing } from './call.ts'
import { attempt, presence } from './editing.ts'
import { bilingual, id, key, list, moment } from './fields.ts'
import { days, listCall } from './list.ts'
import type { Needs } from './needs.ts'
import type { May } from './permissions.ts'
import { slugAnswer } from './slugs.ts'
import { translationState } from './translation.ts'
import { uses } from './uses.ts'

/**
 * Features of a kind of record beyond the core (list, version, history, trash, audit): texts in two languages with
 * tracked translation; slugs; visibility, now or between two dates; tags. Its search is defined on the server.
 */
export const recordTraits = ['translated', 'addressed', 'published', 'tagged'] as const
export type Trait = (typeof recordTraits)[number]

/** Fields of every record besides its own. */
const coreState = {
  id,
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.object({ id, name: z.string() }).nullable(),
  deletedAt: moment.nullable(),
  deletedBy: z.object({ id, name: z.string() }).nullable(),
}

/** Fields that a trait adds. */
const traitState = {
  translated: { translation: bilingual(translationState) },
  addressed: { slug: bilingual(z.string()) },
  published: { isPublic: z.boolean() },
  tagged: {},
}

type Added<Taken extends Trait, Name extends Trait> = Name extends Taken ? (typeof traitState)[Name] : object
type StateOf<Taken extends Trait> = typeof coreState &
  Added<Taken, 'translated'> &
  Added<Taken, 'addressed'> &
  Added<Taken, 'published'>

function stateOf<const Taken extends readonly Trait[]>(traits: Taken): StateOf<Taken[number]> {
  const added = traits.map(name => traitState[name])
  return Object.assign({ ...coreState }, ...added)
}

/** Actions on a record; each creates an entry in its history. */
export const recordActions = [
  'created',
  'changed',
  'shown',
  'hidden',
  'deleted',
  'putBack',
  'restored',
  'markedCurrent',
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

/** Actions on many records at once: `erase` permanently deletes records in the trash. */
const keptActions = ['delete', 'restore', 'erase'] as const
/** Actions on many published records. */
export const bulkActions = ['show', 'hide', ...keptActions] as const
export type BulkAction = (typeof bulkActions)[number]

export const difference = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type Difference = z.infer<typeof difference>

interface Declaration<
  Fields extends z.ZodRawShape,
  Listed extends z.ZodRawShape,
  Sort extends readonly string[],
  Filters extends z.ZodRawShape,
  Traits extends readonly Trait[],
  Facts extends z.ZodRawShape,
> {
  /** For instance `/backstage/info/news`. */
  path: `/${string}`
  may: May
  /** Tag of the public responses that a change makes stale. */
  clears: CacheTag
  traits: Traits
  fields: z.ZodObject<Fields>
  /** Requirements before visitors can see it. */
  needs?: Needs<z.infer<z.ZodObject<Fields>>>
  /** Fields in a row of the list: all but the long ones. */
  listed: z.ZodObject<Listed>
  /** Sort fields of the list, besides `sortsOfAll`. */
  sort: Sort
  /** Additional filters of the list. */
  filters: Filters
  /** Fields that need more permissions than `may`; restoring an older state does not restore them. */
  rights?: { readonly [Name in keyof Fields]?: May }
  /** Read-only values for staff besides its fields. */
  facts?: z.ZodObject<Facts>
}

/** Declares a kind of record for calls, screens and the server: `item` is the record for staff, `row` a row of the list. */
export function record<
  F extends z.ZodRawShape,
  L extends z.ZodRawShape,
  S extends readonly string[],
  Q extends z.ZodRawShape,
  const T extends readonly Trait[],
  // biome-ignore lint/complexity/noBannedTypes: a kind without facts adds none
  X extends z.ZodRawShape = {},
>(declaration: Declaration<F, L, S, Q, T, X>) {
  const state = stateOf(declaration.traits)
  const facts = declaration.facts?.shape as X
  return {
    ...declaration,
    item: z.object({ ...declaration.fields.shape, ...state, ...facts }),
    row: z.object({ ...declaration.listed.shape, ...state, ...facts }),
  }
}

export type Declared<
  F extends z.ZodRawShape,
  L extends z.ZodRawShape,
  S extends readonly string[],
  Q extends z.ZodRawShape,
  T extends readonly Trait[],
  X extends z.ZodRawShape,
> = ReturnType<typeof record<F, L, S, Q, T, X>>

/** Optional versions of the fields, for a change; without defaults, which apply to new records only. */
export function partialFields<Fields extends z.ZodRawShape>(fields: z.ZodObject<Fields>) {
  const bare = Object.entries(fields.shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? field.removeDefault() : field,
  ])
  return z.strictObject(Object.fromEntries(bare) as Fields).partial()
}

export const byId = z.strictObject({ id: z.coerce.number().pipe(id) })

const sortsOfAll = ['updatedAt', 'title', 'publishAt', 'createdAt', 'deletedAt'] as const

/** Returns the calls of every kind of record; those of its traits are spread after them. */
export function recordCalls<
  F extends z.ZodRawShape,
  L extends z.ZodRawShape,
  S extends readonly string[],
  Q extends z.ZodRawShape,
  const T extends readonly Trait[],
  X extends z.ZodRawShape,
>(declared: Declared<F, L, S, Q, T, X>) {
  const { path, may, clears, fields, item } = declared
  const read = { may }
  const write = { may, writes: [clears] }
  const nth = byId.extend({ n: z.coerce.number().pipe(id) })
  return {
    list: listCall({
      ...{ path, may, row: declared.row, sort: [...sortsOfAll, ...declared.sort] },
      filters: { ...recordFilters, ...declared.filters },
    }),
    find: call(`GET ${path}/{id}`, read).input(byId).output(item),
    create: call(`POST ${path}`, { ...write, status: 201 })
      .input(fields.extend({ attempt }))
      .output(item),
    change: call(`PATCH ${path}/{id}`, write)
      .input(
        partialFields(fields).extend({
          ...byId.shape,
          version: z.int(),
          isSmallChange: z.boolean().optional(),
          confirm: z.boolean().optional(),
        }),
      )
      .output(item),
    remove: call(`DELETE ${path}/{id}`, { ...write, status: 204 })
      .input(byId)
      .output(nothing),
    putBack: call(`PATCH ${path}/{id}/restore`, write).input(byId).output(item),
    bulk: bulkCall(declared, keptActions),
    revisions: call(`GET ${path}/{id}/revisions`, read).input(byId).output(list(revision)),
    revision: call(`GET ${path}/{id}/revisions/{n}`, read)
      .input(nth)
      .output(
        revision.extend({ fields: z.record(z.string(), z.unknown()), differences: z.array(difference) }),
      ),
    restoreRevision: call(`POST ${path}/{id}/revisions/{n}/restore`, write)
      .input(nth.extend({ version: z.int().optional() }))
      .output(item),
    uses: call(`GET ${path}/{id}/uses`, read).input(byId).output(uses),
    presence: call(`POST ${path}/{id}/presence`, read).input(byId).output(presence),
  }
}

function bulkCall<const Action extends readonly BulkAction[]>(
  { path, may, clears }: Omit<RecordCallsInput, 'item'>,
  actions: Action,
) {
  return call(`POST ${path}/bulk`, { may, writes: [clears], inTransaction: false })
    .input(z.strictObject({ ids: z.array(id).min(1).max(100), action: z.enum(actions) }))
    .output(z.object({ done: z.array(id), failed: z.array(z.object({ id, code: z.string() })) }))
}

export type RecordCallsInput = { path: `/${string}`; may: May; clears: CacheTag; item: z.ZodObject }

/** Returns the call of a kind with slugs. */
export function addressedCalls({ path, may }: Pick<RecordCallsInput, 'path' | 'may'>) {
  return {
    slug: call(`GET ${path}/slug`, { may })
      .input(
        z.strictObject({
          value: key(300),
          language: z.enum(['de', 'en']),
          exceptId: z.coerce.number().pipe(id).optional(),
        }),
      )
      .output(slugAnswer),
  }
}

/** Returns the calls of a published kind: the visibility switch, for one and for many, and a preview link. */
export function publishedCalls<Item extends z.ZodRawShape>(
  declared: Omit<RecordCallsInput, 'item'> & { item: z.ZodObject<Item> },
) {
  const { path, may, clears, item } = declared
  return {
    setVisibility: call(`PATCH ${path}/{id}/visibility`, { may, writes: [clears] })
      .input(byId.extend({ isVisible: z.boolean() }))
      .output(item),
    bulk: bulkCall(declared, bulkActions),
    preview: call(`POST ${path}/{id}/preview`, { may, status: 201 })
      .input(byId)
      .output(z.object({ address: bilingual(z.string()), expiresAt: moment })),
  }
}

const recordFilters = {
  trash: z.literal('1').optional(),
  state: z.enum(['public', 'hidden', 'scheduled', 'missing', 'outdated']).optional(),
  ...days('updated'),
}
