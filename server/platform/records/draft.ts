import type { Language } from '#contract/language.ts'
import { fieldsThatStay } from '#contract/older-state.ts'
import type { Cache } from '#server/platform/cache/cache.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { issueLink } from '#server/platform/links/links.ts'
import { find } from './items.ts'
import type { Declared, Fields, FieldsOf, RecordKind } from './kind.ts'
import { previewPurpose } from './preview.ts'
import { change, create } from './write.ts'

/** Unsaved fields of a record, or of a new one if `id` is missing. */
export type Draft<F> = F & { id?: number | undefined; language: Language }
/** Returns what a preview link shows. */
export type Preview<Shown> = (context: Context, token: string) => Promise<Shown>

/** Carries the result out of a transaction that is rolled back. */
class GivenUp<Shown> extends Error {
  readonly shown: Shown
  constructor(shown: Shown) {
    super('A draft is kept nowhere.')
    this.shown = shown
  }
}

/**
 * Returns what readers would see of a record with these fields: saves it, renders it by a preview link, and
 * rolls everything back. Visibility, dates and slug stay unchanged. Throws whatever a save throws.
 */
export async function previewDraft<R extends Declared, Shown>(
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
      const saved = await saveDraft(kind, own, id, fields)
      const { token } = await issueLink(own, previewPurpose(kind.name), saved, {
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

async function saveDraft<R extends Declared>(
  kind: RecordKind<R>,
  context: Context,
  id: number | undefined,
  fields: Fields,
): Promise<number> {
  if (id === undefined) {
    const { id: made } = (await create(kind, context, {
      ...fields,
      ...hiddenFields(fields),
    } as FieldsOf<R>)) as Kept
    return made
  }
  const item = (await find(kind, context, id)) as Kept & Fields
  const kept = Object.fromEntries(
    fieldsThatStay.flatMap(name => (name in fields ? [[name, item[name]]] : [])),
  )
  await change(kind, context, { ...(fields as FieldsOf<R>), ...kept, id, version: item.version })
  return id
}

interface Kept {
  id: number
  version: number
}

const hidden: Fields = { slug: { de: '', en: '' }, isVisible: false, publishAt: null, unpublishAt: null }

function hiddenFields(fields: Fields): Fields {
  return Object.fromEntries(fieldsThatStay.flatMap(name => (name in fields ? [[name, hidden[name]]] : [])))
}

// Does not cache values read in the transaction that is rolled back.
function withoutFacts(cache: Cache): Cache {
  return { ...cache, remember: (_, __, ask) => ask() }
}
