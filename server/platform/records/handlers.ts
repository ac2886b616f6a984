import type { Language } from '#contract/language.ts'
import type { BulkAction } from '#contract/record.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { madeOnce } from './attempts.ts'
import { bulk } from './bulk.ts'
import { type Draft, draft, type Preview } from './draft.ts'
import { changedSince, markCurrent } from './in-step.ts'
import { find } from './items.ts'
import type { Declared, FieldsOf, RecordKind } from './kind.ts'
import { list, type RecordQuery } from './list.ts'
import { presence } from './presence.ts'
import { preview } from './preview.ts'
import { usesOf } from './references.ts'
import { revision, revisions } from './revisions.ts'
import { isOfDigits, isReserved, isTaken, suggestion } from './slugs.ts'
import { putBack, remove } from './trash.ts'
import { type Change, change, create, restoreRevision, setVisibility } from './write.ts'

type ById = { id: number }
/** Whether they mean it although somebody would be sorry. */
type Asked = { confirm?: boolean | undefined }
/** The name of the attempt, by which one that is sent again is known. */
type Repeatable = { attempt?: string | undefined }

/** The functions behind `recordCalls` of the contract, for one kind. */
export function recordHandlers<R extends Declared>(kind: RecordKind<R>) {
  return {
    list: (query: RecordQuery, context: Context) => list(kind, context, query),
    find: ({ id }: ById, context: Context) => find(kind, context, id),
    create: ({ attempt, ...fields }: FieldsOf<R> & Repeatable, context: Context) =>
      madeOnce(kind, context, attempt, () => create(kind, context, fields as unknown as FieldsOf<R>)),
    change: ({ confirm = false, ...given }: Change<FieldsOf<R>> & Asked, context: Context) =>
      change(kind, { ...context, isConfirmed: confirm }, given as Change<FieldsOf<R>>),
    remove: ({ id }: ById, context: Context) => remove(kind, context, id).then(() => undefined),
    putBack: ({ id }: ById, context: Context) => putBack(kind, context, id),
    bulk: (wish: { ids: number[]; action: BulkAction }, context: Context) => bulk(kind, context, wish),
    revisions: ({ id }: ById, context: Context) => revisions(kind, context, id),
    revision: (which: ById & { n: number }, context: Context) => revision(kind, context, which),
    restoreRevision: (which: ById & { n: number; version?: number | undefined }, context: Context) =>
      restoreRevision(kind, context, which),
    uses: ({ id }: ById, context: Context) => usesOf(context, kind.name, id),
    presence: ({ id }: ById, context: Context) => presence(kind, context, id),
  }
}

/** The functions behind `publishedCalls`; its `bulk` is that of `recordHandlers`. */
function publishedHandlers<R extends Declared>(kind: RecordKind<R>) {
  return {
    setVisibility: (wish: ById & { isVisible: boolean }, context: Context) =>
      setVisibility(kind, context, wish),
    preview: ({ id }: ById, context: Context) => preview(kind, context, id),
  }
}

type InLanguage = ById & { language: Language }

/** The functions behind `translatedCalls`. */
function translatedHandlers<R extends Declared>(kind: RecordKind<R>) {
  return {
    changedSince: (which: InLanguage, context: Context) => changedSince(kind, context, which),
    markCurrent: (which: InLanguage & { version: number }, context: Context) =>
      markCurrent(kind, context, which),
  }
}

/** The function behind `draftCalls`; `preview` is what answers a preview link. */
function draftHandlers<R extends Declared, Shown>(kind: RecordKind<R>, preview: Preview<Shown>) {
  return { draft: (given: Draft<FieldsOf<R>>, context: Context) => draft(kind, context, given, preview) }
}

interface SlugQuestion {
  value: string
  language: Language
  exceptId?: number | undefined
}

/** The function behind `addressedCalls`. */
function addressedHandlers(kind: RecordKind) {
  return {
    slug: async ({ value, language, exceptId = 0 }: SlugQuestion, { db }: Context) => {
      const place = { language, exceptId: exceptId || null }
      const reserved = isReserved(kind, value)
      const ofDigits = isOfDigits(kind, value)
      const free = !reserved && !ofDigits && !(await isTaken(db, kind, value, place))
      return { free, reserved, ofDigits, suggestion: await suggestion(db, kind, value, place) }
    },
  }
}

/** The functions behind `shownRecordCalls`; `preview` is what answers a preview link. */
export function shownRecordHandlers<R extends Declared, Shown>(kind: RecordKind<R>, preview: Preview<Shown>) {
  return {
    ...recordHandlers(kind),
    ...addressedHandlers(kind),
    ...publishedHandlers(kind),
    ...translatedHandlers(kind),
    ...draftHandlers(kind, preview),
  }
}
