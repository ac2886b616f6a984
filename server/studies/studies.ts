import { inLanguage } from '#contract/language.ts'
import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import type { StudyShown } from '#contract/studies/study.ts'
import { withKeys, withPictures } from '#server/files/files.ts'
import { type Context, changesAt } from '#server/platform/calls/calls.ts'
import { changesWith, resolveLinks, shownBaseOf, shownByLink } from '#server/platform/records/records.ts'
import { studyKind } from './kind.ts'
import { findOpen, findStudy, nextSeeking, type StudyRow } from './queries.ts'

export { studyKind } from './kind.ts'

/** The studies that look for volunteers now. The answer changes by itself when one begins or ends. */
export async function list(context: Context) {
  const { db, clock } = context
  const now = clock()
  const appears = await changesWith(context, studyKind)
  const seeks = await nextSeeking(db, now)
  changesAt(context, seeks)
  const rows = await findOpen(db, now)
  const shown = await Promise.all(rows.map(row => shownOf(context, row)))
  return { count: rows.length, rows: shown, changesAt: earlier(appears, seeks)?.toISOString() ?? null }
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}

/** A study as it will look, for whoever has the link. Throws `notFound` and `linkExpired`. */
export async function preview(context: Context, token: string): Promise<StudyShown> {
  return withKeys(context, await shownOf(context, await shownByLink(context, studyKind, token, findStudy)))
}

/** A study as volunteers see it: each field that leaves the server is named here. */
export async function shownOf(context: Context, row: StudyRow): Promise<StudyShown> {
  const { language } = context
  const { participants, duration, compensation, ethicsNumber, contact, seeksUntil } = row
  const base = shownBaseOf(context, row)
  const textOf = (text: { de: string; en: string }) => inLanguage(text, language).value
  return {
    ...base,
    title: row.title[base.language],
    description: await shown(context, inLanguage(row.description, language).value),
    ...{ participants: textOf(participants), duration: textOf(duration) },
    ...{ compensation: textOf(compensation), ethicsNumber, contact },
    seeksUntil: seeksUntil?.toISOString() ?? null,
  }
}

async function shown(context: Context, text: RichText | null): Promise<RichText | null> {
  if (text === null || isEmptyDocument(text)) return null
  return withPictures(context, await resolveLinks(context, text, context.language), context.language)
}
