import type { Language } from '#contract/language.ts'
import type { BulkAction } from '#contract/record.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { makeOnce } from './attempts.ts'
import { bulk } from './bulk.ts'
import { type Draft, type Preview, previewDraft } from './draft.ts'
import { changedSince, markCurrent } from './in-step.ts'
import { find } from './items.ts'
import type { Declared, FieldsOf, RecordKind } from './kind.ts'
import { list, type RecordQuery } from './list.ts'
import { notePresence } from './presence.ts'
import { createPreviewLink } from './preview.ts'
import { usesOf } from './references.ts'
import { revision, revisions } from './revisions.ts'
import { isOfDigits, isReserved, isTaken, suggestSlug } from './slugs.ts'
import { moveRecordToTrash, putBack } from './trash.ts'
import { type Change, change, create, restoreRevision, setVisibility } from './write.ts'

type ById = { id: number }
/** Whether the caller has confirmed a warning. */
type Asked = { confirm?: boolean | undefined }
/** Id of the attempt, by which a repeated request is recognised. */
type Repeatable = { attempt?: string | undefined }

/** The handlers of `recordCalls` of the contract, for one kind. */
export function recordHandlers<R extends Declared>(kind: RecordKind<R>) {
  return {
    list: (query: RecordQuery, context: Context) => list(kind, context, query),
    find: ({ id }: ById, context: Context) => find(kind, context, id),
    create: ({ attempt, ...fields }: FieldsOf<R> & Repeatable, context: Context) =>
      makeOnce(kind, context, attempt, () => create(kind, context, fields as unknown as FieldsOf<R>)),
    change: ({ confirm = false, ...given }: Change<FieldsOf<R>> & Asked, context: Context) =>
      change(kind, { ...context, isConfirmed: confirm }, given as Change<FieldsOf<R>>),
    remove: ({ id }: ById, context: Context) => moveRecordToTrash(kind, context, id).then(() => undefined),
    putBack: ({ id }: ById, context: Context) => putBack(kind, context, id),
    bulk: (wish: { ids: number[]; action: BulkAction }, context: Context) => bulk(kind, context, wish),
    revisions: ({ id }: ById, context: Context) => revisions(kind, context, id),
    revision: (which: ById & { n: number }, context: Context) => revision(kind, context, which),
    restoreRevision: (which: ById & { n: number; version?: number | undefined }, context: Context) =>
      restoreRevision(kind, context, which),
    uses: ({ id }: ById, context: Context) => usesOf(context, kind.name, id),
    presence: ({ id }: ById, context: Context) => notePresence(kind, context, id),
  }
}

/** The handlers of `publishedCalls`; their `bulk` is in `recordHandlers`. */
function publishedHandlers<R extends Declared>(kind: RecordKind<R>) {
  return {
    setVisibility: (wish: ById & { isVisible: boolean }, context: Context) =>
      setVisibility(kind, context, wish),
    preview: ({ id }: ById, context: Context) => createPreviewLink(kind, context, id),
  }
}

type InLanguage = ById & { language: Language }

/** The handlers of `translatedCalls`. */
function translatedHandlers<R extends Declared>(kind: RecordKind<R>) {
  return {
    changedSince: (which: InLanguage, context: Context) => changedSince(kind, context, which),
    markCurrent: (which: InLanguage & { version: number }, context: Context) =>
      markCurrent(kind, context, which),
  }
}

/** The handler of `draftCalls`; `preview` returns what a preview link shows. */
function draftHandlers<R extends Declared, Shown>(kind: RecordKind<R>, preview: Preview<Shown>) {
  return {
    draft: (given: Draft<FieldsOf<R>>, context: Context) => previewDraft(kind, context, given, preview),
  }
}

interface SlugQuestion {
  value: string
  language: Language
  exceptId?: number | undefined
}

/** The handler of `addressedCalls`. */
function addressedHandlers(kind: RecordKind) {
  return {
    slug: async ({ value, language, exceptId = 0 }: SlugQuestion, { db }: Context) => {
      const place = { language, exceptId: exceptId || null }
      const reserved = isReserved(kind, value)
      const ofDigits = isOfDigits(kind, value)
      const free = !reserved && !ofDigits && !(await isTaken(db, kind, value, place))
      return { free, reserved, ofDigits, suggestion: await suggestSlug(db, kind, value, place) }
    },
  }
}

/** The handlers of `shownRecordCalls`; `preview` returns what a preview link shows. */
export function shownRecordHandlers<R extends Declared, Shown>(kind: RecordKind<R>, preview: Preview<Shown>) {
  return {
    ...recordHandlers(kind),
    ...addressedHandlers(kind),
    ...publishedHandlers(kind),
    ...translatedHandlers(kind),
    ...draftHandlers(kind, preview),
  }
}
