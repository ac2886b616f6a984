import { type RawBuilder, sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { type Language, languages } from '#contract/language.ts'
import type { WaitingRecord, WaitingRecords } from '#contract/site/waiting.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type RecordKind, recordsIn, tableOf, titleOf } from './kind.ts'
import { missingCondition, outdatedCondition, stateConditions } from './states.ts'

const shownAtOnce = 10 // as many as can be read at once
const recently = 14 * day

/** Records of a kind that await action by their editors, in the form that an area provides. */
export function waitingIn(kind: RecordKind) {
  return { may: kind.record.may, records: (context: Context) => waitingOf(kind, context) }
}

/** Returns drafts, translations and dates of a kind that need attention, and recent changes by others. */
async function waitingOf(kind: RecordKind, context: Context): Promise<WaitingRecords> {
  const drafts = await rowsWhere(kind, context, stateConditions.hidden())
  const names = await kind.namesOf(
    context,
    drafts.flatMap(({ updatedBy }) => updatedBy ?? []),
  )
  const scheduled = await rowsWhere(kind, context, stateConditions.scheduled(context.clock()))
  const translations: WaitingRecords['translations'] = []
  for (const language of languages) {
    const isBehind = sql<boolean>`(is_visible and (${missingCondition(language)} or ${outdatedCondition(language)}))`
    const rows = await rowsWhere(kind, context, isBehind)
    translations.push(...rows.map(({ publishAt, updatedBy, ...row }) => ({ ...row, language })))
  }
  return {
    drafts: drafts.map(({ publishAt, updatedBy, ...row }) => ({
      ...row,
      by: names.get(updatedBy ?? 0) ?? '',
    })),
    translations,
    scheduled: scheduled.map(({ updatedBy, ...row }) => ({
      ...row,
      publishAt: row.publishAt ?? row.updatedAt,
    })),
    changed: await changedByOthers(kind, context),
    translated: await sharesOf(kind, context),
  }
}

async function changedByOthers(kind: RecordKind, context: Context): Promise<WaitingRecords['changed']> {
  const { db, caller, clock } = context
  const since = new Date(clock().getTime() - recently)
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', titleOf(kind).as('title'), 'updatedAt', 'updatedBy'])
    .where('deletedAt', 'is', null)
    .where('updatedAt', '>', since)
    .where('updatedBy', '!=', caller?.id ?? 0)
    .orderBy('updatedAt', 'desc')
    .limit(shownAtOnce)
    .execute()
  const names = await kind.namesOf(
    context,
    rows.flatMap(({ updatedBy }) => updatedBy ?? []),
  )
  return rows.map(({ updatedAt, updatedBy, ...row }) => ({
    kind: kind.name,
    ...row,
    updatedAt: updatedAt.toISOString(),
    by: names.get(updatedBy ?? 0) ?? '',
  }))
}

async function sharesOf(kind: RecordKind, { db }: Context): Promise<WaitingRecords['translated']> {
  const isCurrent = (language: Language) =>
    sql<boolean>`not (${missingCondition(language)} or ${outdatedCondition(language)})`
  const { all, de, en } = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(isCurrent('de')).as('de'),
      fn.countAll<number>().filterWhere(isCurrent('en')).as('en'),
    ])
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`is_visible`)
    .executeTakeFirstOrThrow()
  return { de: { current: de, all }, en: { current: en, all } }
}

async function rowsWhere(
  kind: RecordKind,
  { db }: Context,
  condition: RawBuilder<boolean>,
): Promise<(WaitingRecord & { publishAt: string | null; updatedBy: number | null })[]> {
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', titleOf(kind).as('title'), 'updatedAt', 'updatedBy', 'publishAt'])
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
