import type { Language } from '#contract/language.ts'
import { staying } from '#contract/older-state.ts'
import type { Cache } from '#server/platform/cache/cache.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { issueLink } from '#server/platform/links/links.ts'
import { find } from './items.ts'
import type { Declared, Fields, FieldsOf, RecordKind } from './kind.ts'
import { previewOf } from './preview.ts'
import { change, create } from './write.ts'

/** The fields as they are typed, of a record or, without `id`, of a new one. */
export type Draft<F> = F & { id?: number | undefined; language: Language }
/** What a preview link shows. */
export type Preview<Shown> = (context: Context, token: string) => Promise<Shown>

/** Carries the answer out of a transaction that is given up. */
class GivenUp<Shown> extends Error {
  readonly shown: Shown
  constructor(shown: Shown) {
    super('A draft is kept nowhere.')
    this.shown = shown
  }
}

/**
 * What readers would see of a record with these fields: it is saved, shown by a preview link, and all of it taken back.
 * Whether and where it is public stays as it is. Throws what a save throws.
 */
export async function draft<R extends Declared, Shown>(
  kind: RecordKind<R>,
  context: Context,
  given: Draft<FieldsOf<R>>,
  preview: Preview<Shown>,
): Promise<Shown> {
  const { id, language, ...fields } = given as Draft<Fields>
  try {
    await transact(context.db, async db => {
      const own = {
        ...context,
        ...{
          db,
          language,
          isConfirmed: true,
          isDraft: true,
          wrote: new Set<never>(),
          cache: withoutFacts(context.cache),
        },
      }
      const saved = await savedAs(kind, own, id, fields)
      const { token } = await issueLink(own, previewOf(kind.name), saved, {
        createdBy: context.caller?.id ?? null,
      })
      throw new GivenUp(await preview(own, token))
    })
  } catch (error) {
    if (error instanceof GivenUp) return error.shown
    throw error
  }
  throw new Error('A draft was kept.')
}

async function savedAs<R extends Declared>(
  kind: RecordKind<R>,
  context: Context,
  id: number | undefined,
  fields: Fields,
): Promise<number> {
  if (id === undefined) {
    const { id: made } = (await create(kind, context, {
      ...fields,
      ...unseen(fields),
    } as FieldsOf<R>)) as Kept
    return made
  }
  const item = (await find(kind, context, id)) as Kept & Fields
  const kept = Object.fromEntries(staying.flatMap(name => (name in fields ? [[name, item[name]]] : [])))
  await change(kind, context, { ...(fields as FieldsOf<R>), ...kept, id, version: item.version })
  return id
}

interface Kept {
  id: number
  version: number
}

const hidden: Fields = { slug: { de: '', en: '' }, isVisible: false, publishAt: null, unpublishAt: null }

function unseen(fields: Fields): Fields {
  return Object.fromEntries(staying.flatMap(name => (name in fields ? [[name, hidden[name]]] : [])))
}

// What is found out meanwhile is not so.
function withoutFacts(cache: Cache): Cache {
  return { ...cache, remember: (_, __, ask) => ask() }
}
