import type { ContestCard } from '#contract/contests/contest.ts'
import { contestPhase, contestsInOrder, phaseChangesAt } from '#contract/contests/phase.ts'
import { describedAs, imagesOf } from '#server/files/files.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { answerLanguage, slugsShown, textsShown } from '#server/platform/records/records.ts'
import type { ContestRow } from './queries.ts'
import { timesOf } from './times.ts'

/** Contests as the public sees them, the current one first; no other fields leave the server. */
export async function cardsOf(context: Context, rows: readonly ContestRow[]): Promise<ContestCard[]> {
  const images = await imagesOf(
    context,
    rows.flatMap(({ imageId }) => imageId ?? []),
    context.language,
  )
  const cards = rows.map(row => {
    const image = describedAs(images.get(row.imageId ?? 0), row.imageAlt, context.language)
    return { ...cardOf(context, row), image }
  })
  return contestsInOrder(cards)
}

function cardOf(context: Context, row: ContestRow): Omit<ContestCard, 'image'> {
  const { language, clock } = context
  const { areResultsPublished, ...times } = timesOf(row)
  const next = phaseChangesAt({ areResultsPublished, ...times }, clock())
  noteNextChange(context, next)
  const spoken = answerLanguage(row.translation, language)
  return {
    id: row.id,
    slug: slugsShown(row.slug)[language],
    year: row.year,
    title: row.title[spoken],
    ...textsShown(row, spoken, ['lead']),
    phase: contestPhase({ areResultsPublished, ...times }, clock()),
    ...times,
    judging: row.judging,
    changesAt: next?.toISOString() ?? null,
    language: spoken,
  }
}
