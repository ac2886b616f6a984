import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import type { FileFormat } from '#contract/list.ts'
import { type MissedKind, type MissedRequest, missedShownFrom } from '#contract/site/missed.ts'
import { fileHeadings as heads } from '#messages/list-files.ts'
import { missedTexts } from '#messages/missed.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import { isRobot, questionToCount } from './missed-rules.ts'

const mostShown = 100 // of one kind; further ones appear once these are dismissed

const columns: WholeList<MissedRequest>['columns'] = [
  { heading: heads.asked, cell: row => row.asked },
  { heading: heads.language, cell: row => row.language },
  { heading: heads.times, cell: row => row.times },
  { heading: heads.firstAskedAt, cell: row => new Date(row.firstAskedAt) },
  { heading: heads.lastAskedAt, cell: row => new Date(row.lastAskedAt) },
]

interface Asked {
  kind: MissedKind
  format?: FileFormat | undefined
}

/** Returns the most frequent requests that found nothing, without dismissed and redirected ones. */
export async function listMissed(context: Context, asked: Asked) {
  const { kind } = asked
  const found = await context.db
    .selectFrom('missedRequests')
    .selectAll()
    .where('kind', '=', kind)
    .where('times', '>=', missedShownFrom[kind])
    .where('dismissedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('redirects').select('id').whereRef('fromPath', '=', 'asked'))),
    )
    .orderBy('times', 'desc')
    .orderBy('lastAskedAt', 'desc')
    .orderBy('asked')
    .limit(mostShown)
    .execute()
  const rows = found.map(
    ({ language, asked, times, firstAskedAt, lastAskedAt }): MissedRequest => ({
      language: isLanguage(language) ? language : null,
      asked,
      times,
      firstAskedAt: firstAskedAt.toISOString(),
      lastAskedAt: lastAskedAt.toISOString(),
    }),
  )
  const list = { name: 'missedRequests', title: missedTexts.titles[kind], columns }
  return answerWhole(list, context, rows, { ...asked })
}

interface Dismissed {
  kind: MissedKind
  language: Language | null
  asked: string
  isDismissed: boolean
}

/** Dismisses an entry or restores it. Throws `notFound`. */
export async function dismissMissed(
  { db, clock }: Context,
  { kind, language, asked, isDismissed }: Dismissed,
): Promise<undefined> {
  const { numUpdatedRows } = await db
    .updateTable('missedRequests')
    .set({ dismissedAt: isDismissed ? clock() : null })
    .where('kind', '=', kind)
    .where('language', '=', language ?? '')
    .where('asked', '=', asked)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw fail('notFound')
}

/** Counts a search question without results. */
export function noteQuestion({ missed, language, userAgent }: Context, q: string): void {
  const asked = isRobot(userAgent) ? null : questionToCount(q)
  if (asked) missed.note({ kind: 'question', language, asked })
}

/** Deletes questions that find something now, because they belong to a group of synonyms. */
export async function forgetQuestions({ db }: Context, words: readonly string[]): Promise<void> {
  const asked = words.flatMap(word => questionToCount(word) ?? [])
  await sql`delete from missed_requests where kind = 'question' and asked = any(${asked}::text[])`.execute(db)
}
