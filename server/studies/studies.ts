import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import type { StudyShown } from '#contract/studies/study.ts'
import { withKeys, withPictures } from '#server/files/files.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import {
  dependOnKind,
  resolveLinks,
  shownBaseOf,
  shownByLink,
  textsShown,
} from '#server/platform/records/records.ts'
import { studyKind } from './kind.ts'
import { findOpen, findStudy, nextSeeking, type StudyRow } from './queries.ts'

export { studyKind } from './kind.ts'

/** Returns the studies that look for volunteers now, and when the list changes by time. */
export async function list(context: Context) {
  const { db, clock } = context
  const now = clock()
  const appears = await dependOnKind(context, studyKind)
  const seeks = await nextSeeking(db, now)
  noteNextChange(context, seeks)
  const rows = await findOpen(db, now)
  const shown = await Promise.all(rows.map(row => shownOf(context, row)))
  return { count: rows.length, rows: shown, changesAt: earlier(appears, seeks)?.toISOString() ?? null }
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}

/** Returns a study for holders of a preview link. Throws `notFound` and `linkExpired`. */
export async function preview(context: Context, token: string): Promise<StudyShown> {
  return withKeys(context, await shownOf(context, await shownByLink(context, studyKind, token, findStudy)))
}

const studyTexts = ['description', 'participants', 'duration', 'compensation'] as const

/** A study as shown to volunteers. Only the fields named here are sent. */
export async function shownOf(context: Context, row: StudyRow): Promise<StudyShown> {
  const { ethicsNumber, contact, seeksUntil } = row
  const base = shownBaseOf(context, row)
  const { description, ...texts } = textsShown(row, base.language, studyTexts)
  return {
    ...base,
    title: row.title[base.language],
    description: await shown(context, description),
    ...{ ...texts, ethicsNumber, contact },
    seeksUntil: seeksUntil?.toISOString() ?? null,
  }
}

async function shown(context: Context, text: RichText | null): Promise<RichText | null> {
  if (text === null || isEmptyDocument(text)) return null
  return withPictures(context, await resolveLinks(context, text, context.language), context.language)
}
