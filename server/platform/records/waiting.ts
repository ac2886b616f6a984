import { type RawBuilder, sql } from 'kysely'
import { languages } from '#contract/language.ts'
import type { WaitingRecord, WaitingRecords } from '#contract/site/waiting.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type RecordKind, recordsIn, tableOf, titleOf } from './kind.ts'
import { isMissing, isOutdated, states } from './states.ts'

const shownAtOnce = 10 // as many as somebody reads before the first meeting

/** Drafts, translations and dates of a kind that somebody should look at. */
export async function waitingOf(kind: RecordKind, context: Context): Promise<WaitingRecords> {
  const drafts = await rowsWhere(kind, context, states.hidden())
  const scheduled = await rowsWhere(kind, context, states.scheduled(context.clock()))
  const translations: WaitingRecords['translations'] = []
  for (const language of languages) {
    const isBehind = sql<boolean>`(is_visible and (${isMissing(language)} or ${isOutdated(language)}))`
    const rows = await rowsWhere(kind, context, isBehind)
    translations.push(...rows.map(({ publishAt, ...row }) => ({ ...row, language })))
  }
  return {
    drafts: drafts.map(({ publishAt, ...row }) => row),
    translations,
    scheduled: scheduled.map(row => ({ ...row, publishAt: row.publishAt ?? row.updatedAt })),
  }
}

async function rowsWhere(
  kind: RecordKind,
  { db }: Context,
  condition: RawBuilder<boolean>,
): Promise<(WaitingRecord & { publishAt: string | null })[]> {
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', titleOf(kind).as('title'), 'updatedAt', 'publishAt'])
    .where('deletedAt', 'is', null)
    .where(condition)
    .orderBy('updatedAt', 'desc')
    .limit(shownAtOnce)
    .execute()
  return rows.map(({ updatedAt, publishAt, ...row }) => ({
    kind: kind.name,
    ...row,
    updatedAt: updatedAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
  }))
}
