import type { Language } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { bulk } from './bulk.ts'
import { find } from './items.ts'
import type { RecordFields, RecordKind } from './kind.ts'
import { list, type RecordQuery } from './list.ts'
import { preview } from './preview.ts'
import { usesOf } from './references.ts'
import { revision, revisions } from './revisions.ts'
import { isReserved, isTaken, suggestion } from './slugs.ts'
import { putBack, remove } from './trash.ts'
import { change, create, restoreRevision, setVisibility } from './write.ts'

interface SlugQuestion {
  value: string
  language: Language
  exceptId?: number | undefined
}

/** The functions behind `recordCalls` of the contract, for one kind. */
export function recordHandlers<F extends RecordFields>(kind: RecordKind<F>) {
  type ById = { id: number }
  return {
    list: (query: RecordQuery, context: Context) => list(kind, context, query),
    find: ({ id }: ById, context: Context) => find(kind, context, id),
    create: (fields: F, context: Context) => create(kind, context, fields),
    change: (given: Parameters<typeof change<F>>[2], context: Context) => change(kind, context, given),
    remove: ({ id }: ById, context: Context) => remove(kind, context, id).then(() => undefined),
    putBack: ({ id }: ById, context: Context) => putBack(kind, context, id),
    setVisibility: (wish: ById & { isVisible: boolean }, context: Context) =>
      setVisibility(kind, context, wish),
    bulk: (wish: Parameters<typeof bulk<F>>[2], context: Context) => bulk(kind, context, wish),
    revisions: ({ id }: ById, context: Context) => revisions(kind, context, id),
    revision: (which: ById & { n: number }, context: Context) => revision(kind, context, which),
    restoreRevision: (which: ById & { n: number; version?: number | undefined }, context: Context) =>
      restoreRevision(kind, context, which),
    slug: (question: SlugQuestion, context: Context) => askSlug(kind, context, question),
    preview: ({ id }: ById, context: Context) => preview(kind, context, id),
    uses: ({ id }: ById, context: Context) => usesOf(context, kind.name, id),
  }
}

async function askSlug<F extends RecordFields>(
  kind: RecordKind<F>,
  { db }: Context,
  { value, language, exceptId = 0 }: SlugQuestion,
) {
  const place = { language, exceptId: exceptId || null }
  const reserved = isReserved(kind, value)
  return {
    free: !reserved && !(await isTaken(db, kind, value, place)),
    reserved,
    suggestion: await suggestion(db, kind, value, place),
  }
}
